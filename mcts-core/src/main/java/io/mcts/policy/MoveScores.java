package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * Scores the moves of a state: the better a move looks for the player who chooses, the greater its score.
 *
 * <p>Policies choose by scores, and a search takes them as the priors of the moves of each node. Immutable and thread-safe; the
 * {@code toString} prints the parameters.
 */
@FunctionalInterface
public interface MoveScores<S extends GameState<?, M>, M extends Move> {

    /**
     * Scores moves.
     *
     * @param state not terminal, a player is to move; left unchanged
     * @param moves some of its legal moves, at least one
     * @param scores receives the score of each move: an expected reward from 0 to 1 (or a probability, if documented), or
     *     negative infinity for moves that must not be chosen, which are not all of them; NaN and positive infinity are refused
     */
    void score(S state, List<M> moves, double[] scores);

    /**
     * The scores that a search uses in place of these, in rollouts or as its prior, on one thread; these unless overridden. Scores
     * that learn return scores that keep what they learn; scores that hold others have to pass the call on to them.
     */
    default MoveScores<S, M> with(Learning learning) {
        return this;
    }
}
