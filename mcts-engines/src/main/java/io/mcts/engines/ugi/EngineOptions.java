package io.mcts.engines.ugi;

import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The options that {@code setoption} can set: the game, whether to ponder, the SPEC of the search, and each {@link Setting} besides. Values
 * are checked where they are used.
 *
 * @param ponders whether the engine searches on after its answer, until it is asked again
 * @param spec none for what {@link Presets#settings} begins with
 * @param changes the settings that differ from those of the SPEC
 */
record EngineOptions(String game, boolean ponders, Optional<String> spec, Spec changes) {

    private static final String GAME = "Game";
    private static final String PONDER = "Ponder";
    private static final String SPEC = "Spec";

    /** The value that stands for none. */
    private static final String NOTHING = "<empty>";

    /**
     * These options with one changed.
     *
     * @param name the name of the option, in upper or lower case
     * @throws IllegalArgumentException if there is no such option
     */
    EngineOptions with(String name, String value) {
        if (name.equalsIgnoreCase(GAME)) {
            return new EngineOptions(value, ponders, spec, changes);
        }
        if (name.equalsIgnoreCase(PONDER)) {
            return new EngineOptions(game, Arguments.oneOf(PONDER, value, List.of(true, false)), spec, changes);
        }
        if (name.equalsIgnoreCase(SPEC)) {
            return new EngineOptions(
                    game, ponders, value.equals(NOTHING) ? Optional.empty() : Optional.of(value), changes);
        }
        for (Setting setting : Setting.values()) {
            if (name.equalsIgnoreCase(name(setting))) {
                return new EngineOptions(
                        game,
                        ponders,
                        spec,
                        value.equals(NOTHING) ? changes.without(setting) : changes.with(setting, value));
            }
        }
        throw new IllegalArgumentException("'" + name + "' is not an option; allowed: " + GAME + ", " + PONDER + ", "
                + SPEC
                + ", "
                + Arrays.stream(Setting.values()).map(EngineOptions::name).collect(Collectors.joining(", ")));
    }

    /**
     * Returns the settings of the search in a game.
     *
     * @throws IllegalArgumentException if the SPEC has no meaning
     */
    Spec settings(Game<?, ?> played) {
        return Presets.settings(played, spec, changes);
    }

    /** Returns a line for each option; a setting with no value is as the SPEC says. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(line(GAME, game));
        lines.add("option name " + PONDER + " type check default " + ponders);
        lines.add(line(SPEC, spec.orElse(NOTHING)));
        for (Setting setting : Setting.values()) {
            lines.add(line(name(setting), changes.values().getOrDefault(setting, NOTHING)));
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
