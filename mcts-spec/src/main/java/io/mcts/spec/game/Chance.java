package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.OptionalInt;

/** Queries about chance nodes. */
public final class Chance {

    private Chance() {}

    /** Whether chance is to move, as before a roll. */
    public static boolean isToMove(GameState<?, ?> state) {
        return !state.isTerminal() && state.currentPlayer() == GameState.CHANCE;
    }

    /** The player who chooses next, whatever chance brings; empty if that depends on chance, or the game ends. */
    public static <S extends GameState<S, M>, M extends Move> OptionalInt nextPlayer(S state) {
        if (!isToMove(state)) {
            return state.isTerminal() ? OptionalInt.empty() : OptionalInt.of(state.currentPlayer());
        }
        OptionalInt next = OptionalInt.empty();
        for (M outcome : state.legalMoves()) {
            S after = state.copy();
            after.play(outcome);
            OptionalInt player = nextPlayer(after);
            if (player.isEmpty() || (next.isPresent() && !next.equals(player))) {
                return OptionalInt.empty();
            }
            next = player;
        }
        return next;
    }
}
