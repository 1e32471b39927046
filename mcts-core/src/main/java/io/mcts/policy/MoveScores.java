package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * Scores the moves of a state: the better a move looks for the player who chooses, the greater its score.
 *
 * <p>Policies choose by it, and a search takes it as the prior of the moves of each node. Immutable, and used by many threads
 * at once. Its {@code toString} prints its parameters.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface MoveScores<S extends GameState<S, M>, M extends Move> {

    /**
     * Scores moves.
     *
     * @param state a state that is not terminal, where a player is to move; left as it is
     * @param moves some of its legal moves, at least one
     * @param scores receives the score of each move: an expected reward from 0 to 1 (or a probability, where the scores say
     *     so), or negative infinity for a move that is never to be chosen, but not for all of them
     */
    void score(S state, List<M> moves, double[] scores);

    /**
     * The scores by which the rollouts of one search choose in place of these. Scores that learn make some that keep what they
     * learn; scores made of others put theirs in their places.
     *
     * @param learning what the rollouts of the search share
     * @return scores for one thread; these, which learn nothing, unless overridden
     */
    default MoveScores<S, M> with(Learning learning) {
        return this;
    }
}
