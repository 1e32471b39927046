package io.mcts.expansion;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** Chooses the moves that become children of a node; all outcomes of a chance node do. Immutable and thread-safe. */
@FunctionalInterface
public interface MoveFilter<S extends GameState<?, M>, M extends Move> {

    /** Returns at least one of the legal moves of the player to move, each once; leaves the state unchanged. */
    List<M> filter(S state, List<M> legalMoves);

    /** Keeps all moves. */
    static <S extends GameState<?, M>, M extends Move> MoveFilter<S, M> all() {
        return new AllMoves<>();
    }
}
