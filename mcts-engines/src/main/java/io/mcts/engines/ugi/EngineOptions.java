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
 * The options of {@code setoption}. Values are checked where they are used.
 *
 * @param spec empty for the default of {@link Presets#settings}
 * @param changes settings that override the SPEC
 */
record EngineOptions(String game, boolean ponders, Optional<String> spec, Spec changes) {

    private static final String GAME = "Game";
    private static final String PONDER = "Ponder";
    private static final String SPEC = "Spec";

    private static final String NOTHING = "<empty>";

    /** Returns these options with one changed, by its case-insensitive name, which must exist. */
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

    Spec settings(Game<?, ?> played) {
        return Presets.settings(played, spec, changes);
    }

    /** Returns a line for each option; an empty setting is as in the SPEC. */
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
