package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * Scores the moves of a state for the player who chooses: greater is better. Policies choose by scores, and a search takes them as
 * priors. Immutable and thread-safe; the {@code toString} prints the parameters.
 */
@FunctionalInterface
public interface MoveScores<S extends GameState<?, M>, M extends Move> {

    /**
     * Scores moves.
     *
     * @param state not terminal, a player is to move; left unchanged
     * @param moves some of its legal moves, at least one
     * @param scores receives the score of each move: an expected reward from 0 to 1 (or a probability, if documented), or negative
     *     infinity for a move that must not be chosen; at least one score must be finite, NaN and positive infinity are refused
     */
    void score(S state, List<M> moves, double[] scores);

    /** The scores that one thread of a search uses in place of these, as {@link Policy#with}; these unless overridden. */
    default MoveScores<S, M> with(Learning learning) {
        return this;
    }
}
