package io.mcts.cli.ugi;

import io.mcts.cli.catalog.Arguments;
import io.mcts.cli.catalog.UsageException;
import io.mcts.cli.search.SearchSpec;
import io.mcts.cli.search.Setting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What {@code setoption} can set: the game, whether to ponder, and each {@link Setting} of the search. Values are checked by whoever uses them.
 *
 * @param ponders whether the engine searches on after its answer, until it is asked again
 */
record EngineOptions(String game, boolean ponders, SearchSpec settings) {

    private static final String GAME = "Game";
    private static final String PONDER = "Ponder";

    /** The value that stands for none. */
    private static final String NOTHING = "<empty>";

    /**
     * These options with one changed.
     *
     * @param name the name of the option, in upper or lower case
     * @throws UsageException if there is no such option
     */
    EngineOptions with(String name, String value) {
        if (name.equalsIgnoreCase(GAME)) {
            return new EngineOptions(value, ponders, settings);
        }
        if (name.equalsIgnoreCase(PONDER)) {
            return new EngineOptions(game, Arguments.oneOf(PONDER, value, List.of(true, false)), settings);
        }
        for (Setting setting : Setting.values()) {
            if (name.equalsIgnoreCase(name(setting))) {
                return new EngineOptions(
                        game,
                        ponders,
                        value.equals(NOTHING) ? settings.without(setting) : settings.with(setting, value));
            }
        }
        throw new UsageException("'" + name + "' is no option; allowed: " + GAME + ", " + PONDER + ", "
                + Arrays.stream(Setting.values()).map(EngineOptions::name).collect(Collectors.joining(", ")));
    }

    /** One line for each option. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(line(GAME, game));
        lines.add("option name " + PONDER + " type check default " + ponders);
        for (Setting setting : Setting.values()) {
            lines.add(line(name(setting), setting.defaultValue().isEmpty() ? NOTHING : setting.defaultValue()));
        }
        return lines;
    }

    private static String line(String name, String value) {
        return "option name " + name + " type string default " + value;
    }

    private static String name(Setting setting) {
        return setting.key().substring(0, 1).toUpperCase(Locale.ROOT)
                + setting.key().substring(1);
    }
}
