package io.mcts.expansion;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * Chooses the moves that become the children of a node; all outcomes of a chance node do. Immutable and thread-safe; the
 * {@code toString} prints the parameters.
 */
@FunctionalInterface
public interface MoveFilter<S extends GameState<?, M>, M extends Move> {

    /** At least one of the legal moves of a state, each once. A player is to move; the state is left unchanged. */
    List<M> filter(S state, List<M> legalMoves);

    /** Keeps all moves. */
    static <S extends GameState<?, M>, M extends Move> MoveFilter<S, M> all() {
        return new AllMoves<>();
    }
}
