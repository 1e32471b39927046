package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Chooses the move with the best score, and with probability epsilon a random one among those whose score is not negative
 * infinity. Each of several equally good moves has equal probability.
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning</i>, 2nd edition, 2018, section 2.2 (epsilon-greedy).
 *
 * @param epsilon the probability of a move at random, from 0 to 1
 * @param scores scores the moves
 */
public record EpsilonGreedyPolicy<S extends GameState<?, M>, M extends Move>(double epsilon, MoveScores<S, M> scores)
        implements Policy<S, M> {

    public EpsilonGreedyPolicy {
        if (!(epsilon >= 0 && epsilon <= 1)) {
            throw new IllegalArgumentException("epsilon is a probability from 0 to 1, not " + epsilon);
        }
    }

    @Override
    public M choose(S state, RandomGenerator random) {
        List<M> moves = state.legalMoves();
        if (moves.size() == 1) {
            return moves.get(0);
        }
        double[] received = new double[moves.size()];
        scores.score(state, moves, received);
        boolean isGreedy = epsilon == 0 || random.nextDouble() >= epsilon;
        double least = isGreedy ? greatest(received) : -Double.MAX_VALUE;
        int count = 0;
        int chosen = -1;
        for (int i = 0; i < received.length; i++) {
            // the n-th candidate replaces those before it with probability 1 / n, so all are equally likely in the end
            if (received[i] >= least && random.nextInt(++count) == 0) {
                chosen = i;
            }
        }
        if (chosen < 0) {
            throw new IllegalStateException(scores + " left none of " + moves + ", in " + state);
        }
        return moves.get(chosen);
    }

    private static double greatest(double[] scores) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (double score : scores) {
            greatest = Math.max(greatest, score);
        }
        return Math.max(greatest, -Double.MAX_VALUE);
    }

    @Override
    public Policy<S, M> with(Learning learning) {
        return new EpsilonGreedyPolicy<>(epsilon, scores.with(learning));
    }

    @Override
    public String toString() {
        return "epsilon-greedy:epsilon=" + epsilon + ":" + scores;
    }
}
