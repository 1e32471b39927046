package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** Scores the moves of a state for the player to move, for policies or as priors: greater is better. Immutable and thread-safe. */
@FunctionalInterface
public interface MoveScores<S extends GameState<?, M>, M extends Move> {

    /**
     * Scores at least one of the legal moves of a state.
     *
     * @param state not terminal, a player is to move; left unchanged
     * @param scores receives the expected reward of each move from 0 to 1 (or a probability, if documented), or negative infinity for a
     *     move that must not be chosen; at least one is finite, NaN and positive infinity are refused
     */
    void score(S state, List<M> moves, double[] scores);

    /** Returns the scores that one thread of a search uses in place of these, as in {@link Policy#with}; these unless overridden. */
    default MoveScores<S, M> with(Learning learning) {
        return this;
    }
}
