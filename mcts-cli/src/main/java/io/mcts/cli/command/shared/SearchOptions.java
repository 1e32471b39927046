package io.mcts.cli.command.shared;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options for a search: one for each {@link Setting}, and a SPEC for all. */
public final class SearchOptions {

    /** The most common settings; the help only names the others. */
    private static final List<Setting> FIRST = List.of(Setting.ITERATIONS, Setting.TIME, Setting.SEED, Setting.THREADS);

    private static final String FURTHER = "%nFurther search options, which mcts options describes: ";

    private static final int LONGEST_FORM = 30;

    private final OptionSpec spec = option(
            "--spec",
            "SPEC",
            Stream.concat(Stream.of(Presets.BEST), names(Presets.catalog())).toList(),
            "The search in one word: best, level1 and so on, or a preset and changes to it, such as"
                    + " uct,iterations=5000,seed=1; see mcts options spec. Other options change it further. It is best by"
                    + " default, or uct where other options name parts.");

    private final OptionSpec level =
            option("--level", "N", List.of(), "A level of strength instead of --spec, from 1; see mcts games GAME.");

    private final Map<Setting, OptionSpec> options = new EnumMap<>(Setting.class);

    private SearchOptions() {
        for (Setting setting : Setting.values()) {
            options.put(setting, option(setting));
        }
    }

    private static Stream<String> names(Catalog<?> catalog) {
        return catalog.entries().stream().map(Entry::name);
    }

    private static OptionSpec option(Setting setting) {
        String name = "--" + setting.key();
        return setting.isSwitch()
                ? OptionSpec.builder(name)
                        .type(boolean.class)
                        .arity("0") // so that it does not take the next word for its value
                        .description(setting.description())
                        .build()
                : option(
                        name,
                        setting.form().length() <= LONGEST_FORM
                                ? setting.form()
                                : setting.key().toUpperCase(Locale.ROOT), // picocli completes by it
                        setting.parts().stream().flatMap(SearchOptions::names).toList(),
                        setting.description());
    }

    private static OptionSpec option(String name, String form, List<String> values, String description) {
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(form)
                .completionCandidates(values)
                .description(description)
                .build();
    }

    /** Makes a command with these options besides its own. */
    public static CommandLine addedTo(Function<SearchOptions, Object> command) {
        SearchOptions search = new SearchOptions();
        List<OptionSpec> first = FIRST.stream().map(search.options::get).toList();
        List<OptionSpec> others = search.options.values().stream()
                .filter(option -> !first.contains(option))
                .toList();
        ArgGroupSpec.Builder common =
                group("%nSearch options:%n").addArg(search.spec).addArg(search.level);
        first.forEach(common::addArg);
        ArgGroupSpec.Builder further =
                group(others.stream().map(OptionSpec::longestName).collect(Collectors.joining(" ", FURTHER, "%n")));
        others.forEach(further::addArg);
        CommandLine commandLine = new CommandLine(command.apply(search));
        commandLine.getCommandSpec().addArgGroup(common.build());
        commandLine.getCommandSpec().addArgGroup(further.build());
        return commandLine;
    }

    private static ArgGroupSpec.Builder group(String heading) {
        return ArgGroupSpec.builder().heading(heading).validate(false);
    }

    /** Whether the help names an option in a heading only. */
    public static boolean isNamedOnly(OptionSpec option) {
        @Nullable ArgGroupSpec group = option.group();
        return group != null && group.heading() != null && group.heading().startsWith(FURTHER);
    }

    /** The SPEC, if any, or that of the chosen level. */
    public Optional<String> spec() {
        @Nullable String text = value(spec);
        @Nullable String number = value(level);
        if (number == null) {
            return Optional.ofNullable(text);
        }
        if (text != null) {
            throw new IllegalArgumentException(
                    "--level " + number + " and --spec " + text + " are two searches; give one of them");
        }
        if (!number.matches("[1-9]\\d?")) {
            throw new IllegalArgumentException(
                    "--level is '" + number + "'; give a whole number from 1 on, of those that mcts games lists");
        }
        return Optional.of("level" + number);
    }

    public Spec settings(Game<?, ?> game) {
        return Presets.settings(game, spec(), changes());
    }

    public Spec changes() {
        Spec settings = Spec.none();
        for (Map.Entry<Setting, OptionSpec> option : options.entrySet()) {
            @Nullable String text = value(option.getValue());
            if (text != null) {
                settings = settings.with(option.getKey(), text);
            }
        }
        return settings;
    }

    private static @Nullable String value(OptionSpec option) {
        if (option.stringValues().size() > 1) {
            throw new IllegalArgumentException(option.longestName() + " is given more than once, as '"
                    + String.join("' and '", option.stringValues()) + "'");
        }
        return option.stringValues().isEmpty() ? null : option.getValue().toString();
    }
}
