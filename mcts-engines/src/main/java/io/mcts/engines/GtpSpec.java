package io.mcts.engines;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.spec.catalog.Quotes;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GoTextProtocol;

/** A SPEC of an external Go program: {@code gtp:./program with arguments}, words with blanks between double quotes. */
public final class GtpSpec {

    private static final String PREFIX = "gtp:";

    private GtpSpec() {}

    static boolean isEngine(String spec) {
        return spec.startsWith(PREFIX);
    }

    /** Returns the engine as a player of Go, the only game allowed. */
    static <S extends GameState<S, M>, M extends Move> GtpEngines<S, M> engines(String spec, Game<S, M> game) {
        String command = spec.substring(PREFIX.length()).strip();
        if (command.isEmpty()) {
            throw new IllegalArgumentException(
                    "'" + spec + "' has no command; allowed: " + PREFIX + "PROGRAM ARGUMENTS");
        }
        return GtpEngines.of(Quotes.words(command), game.notation(), protocol(game, "'" + spec + "': the game")::setUp);
    }

    /** Returns the protocol of a game; otherwise an {@link IllegalArgumentException} names the game by {@code what}. */
    public static <S extends GameState<S, M>, M extends Move> GoTextProtocol<S, M> protocol(
            Game<S, M> game, String what) {
        return game.gtp()
                .orElseThrow(
                        () -> new IllegalArgumentException(what + " is not Go; GTP plays Go, use UGI for other games"));
    }
}
