package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * MAST, the move-average sampling technique: the score of a move is the mean reward of its player when they played it in the tree or a
 * rollout; 1 if never. Moves are distinguished by player and {@link Move#index}. Scoring outside a search is an {@link
 * IllegalStateException}.
 *
 * <p>A rollout policy is {@code new EpsilonGreedyPolicy<>(0.4, new MastScores<>())} or, as in the first source, a {@link SoftmaxPolicy}; as
 * the prior of a search they make progressive history, see {@link io.mcts.selection.ProgressiveBias}.
 *
 * <p>Sources: H. Finnsson, Y. Björnsson, <i>Simulation-Based Approach to General Game Playing</i>, AAAI 2008; M. Tak, M. Winands, Y.
 * Björnsson, <i>N-Grams and the Last-Good-Reply Policy Applied in General Game Playing</i>, IEEE Transactions on Computational Intelligence
 * and AI in Games 4(2), 2012 (epsilon-greedy).
 */
public record MastScores<S extends GameState<?, M>, M extends Move>() implements MoveScores<S, M> {

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        throw Learning.isMissing(this + " scores moves");
    }

    @Override
    public MoveScores<S, M> with(Learning learning) {
        return learning.add(new NGramScores.Learned<>(toString(), new NGramScores<>(1, 1), learning.played()));
    }

    @Override
    public String toString() {
        return "mast";
    }
}
