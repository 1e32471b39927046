package io.mcts.engines;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.catalog.Quotes;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Presets;
import io.mcts.spec.search.Quantities;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A SPEC of an external engine: {@code engine,time=100ms,timeout=2s,command=./program with arguments}, with the command last. */
record EngineSpec(
        List<String> command, Optional<Duration> time, Optional<Long> iterations, Optional<Duration> timeout) {

    private static final String ENGINE = "engine";
    private static final String COMMAND = "command=";
    private static final String ALLOWED =
            "allowed: " + ENGINE + ",time=100ms|iterations=N[,timeout=2s],command=PROGRAM ARGUMENTS";

    static boolean isEngine(String spec) {
        return spec.equals(ENGINE) || spec.startsWith(ENGINE + ",");
    }

    static EngineSpec parse(String spec) {
        int command = spec.indexOf("," + COMMAND);
        if (command < 0 || spec.substring(command + COMMAND.length() + 1).isBlank()) {
            throw new IllegalArgumentException("'" + spec + "' has no command; " + ALLOWED);
        }
        @Nullable Duration time = null;
        @Nullable Long iterations = null;
        @Nullable Duration timeout = null;
        SpecText text = SpecText.parse(spec.substring(0, command));
        for (String key : text.settings().keySet()) {
            switch (key) {
                case "time" -> time = Quantities.time(text.value(key, "100ms"));
                case "iterations" -> iterations = Quantities.wholeNumber(text.value(key, "N"));
                case "timeout" -> timeout = Quantities.time(text.value(key, "2s"));
                default ->
                    throw new IllegalArgumentException("'" + spec + "': '" + key + "' is not a setting; " + ALLOWED);
            }
        }
        if (time != null && iterations != null) {
            throw new IllegalArgumentException("'" + spec + "' has a time and iterations; give one of them, not both");
        }
        if (time != null && timeout != null && timeout.compareTo(time) <= 0) {
            throw new IllegalArgumentException(
                    "'" + spec + "' has a timeout that is not longer than the time of a move");
        }
        return new EngineSpec(
                Quotes.words(spec.substring(command + COMMAND.length() + 1)),
                Optional.ofNullable(time),
                Optional.ofNullable(iterations),
                Optional.ofNullable(timeout));
    }

    /** Returns the engines of a SPEC for a game without hidden information. */
    static <S extends GameState<S, M>, M extends Move> UgiEngines<S, M> engines(
            String spec, Game<S, M> game, String gameName) {
        if (Games.hasHiddenInformation(game)) {
            throw new IllegalArgumentException("'" + spec + "': '" + gameName
                    + "' hides something from its players, and UGI would tell the engine all of it; allowed: random, "
                    + Presets.of(game).names());
        }
        return parse(spec).engines(game.notation(), gameName);
    }

    private <S extends GameState<S, M>, M extends Move> UgiEngines<S, M> engines(Notation<S, M> notation, String game) {
        UgiEngines<S, M> engines = UgiEngines.of(command, notation).withGame(game);
        engines = time.map(engines::withMoveTime).orElse(engines);
        engines = iterations.map(engines::withIterations).orElse(engines);
        return timeout.map(engines::withTimeout).orElse(engines);
    }
}
