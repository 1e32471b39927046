package io.mcts.cli.command;

import io.mcts.imperfect.spec.HiddenSpec;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options of a command by which a search is set: one for each {@link Setting}, and all in one as a SPEC. */
final class SearchOptions {

    /** A longer list of names would not fit into the help. */
    private static final int LONGEST_FORM = 30;

    private final OptionSpec spec = option(
            "--spec",
            "SPEC",
            "The search in one word: best, which is the best for the game, or a preset ("
                    + Presets.catalog().names()
                    + "), and changes to it, such as uct,iterations=5000,seed=1. Other options change it further."
                    + " Unless given it is best, or uct where other options name parts.");

    private final Map<Setting, OptionSpec> options = new EnumMap<>(Setting.class);

    private SearchOptions() {
        for (Setting setting : Setting.values()) {
            options.put(setting, option(setting));
        }
    }

    private static OptionSpec option(Setting setting) {
        String name = "--" + setting.key();
        return setting.isSwitch()
                ? OptionSpec.builder(name)
                        .type(boolean.class)
                        .arity("0") // so that it does not take the next word for its value
                        .description(setting.description())
                        .build()
                : setting.form().length() <= LONGEST_FORM
                        ? option(name, setting.form(), setting.description())
                        : option(
                                name,
                                "NAME",
                                setting.description() + " mcts options " + setting.key() + " lists them.");
    }

    private static OptionSpec option(String name, String form, String description) {
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(form)
                .description(description)
                .build();
    }

    /**
     * Makes a command that has these options besides its own.
     *
     * @param command makes the command, which reads the options when it runs
     */
    static CommandLine addedTo(Function<SearchOptions, Object> command) {
        SearchOptions search = new SearchOptions();
        ArgGroupSpec.Builder group = ArgGroupSpec.builder()
                .heading("%nSearch options:%n")
                .validate(false)
                .addArg(search.spec);
        search.options.values().forEach(group::addArg);
        CommandLine commandLine = new CommandLine(command.apply(search));
        commandLine.getCommandSpec().addArgGroup(group.build());
        return commandLine;
    }

    Optional<String> spec() {
        return Optional.ofNullable(value(spec));
    }

    Spec settings(Game<?, ?> game) {
        return Presets.settings(game, spec(), changes());
    }

    /** What the user set besides the SPEC, for any game. */
    Spec changes() {
        Spec settings = Spec.none();
        for (Map.Entry<Setting, OptionSpec> option : options.entrySet()) {
            @Nullable String text = value(option.getValue());
            if (text != null) {
                settings = settings.with(option.getKey(), text);
            }
        }
        return settings;
    }

    /** What the user set for a game whose players do not see everything. */
    HiddenSpec hiddenSettings(Game<?, ?> game) {
        HiddenSpec settings = HiddenSpec.parse(Presets.inGame(game, spec().orElse(Presets.BEST)));
        for (Map.Entry<Setting, String> change : changes().values().entrySet()) {
            settings = settings.with(change.getKey(), change.getValue());
        }
        return settings;
    }

    private static @Nullable String value(OptionSpec option) {
        if (option.stringValues().size() > 1) {
            throw new UsageException(option.longestName() + " is given as '"
                    + String.join("' and '", option.stringValues()) + "'; allowed: once");
        }
        return option.stringValues().isEmpty() ? null : option.getValue().toString();
    }
}
