package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Chooses the move with the greatest score (ties: at random), and with probability epsilon a random one not scored negative infinity.
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning</i>, 2nd edition, 2018, section 2.2 (epsilon-greedy).
 */
public record EpsilonGreedyPolicy<S extends GameState<?, M>, M extends Move>(double epsilon, MoveScores<S, M> scores)
        implements Policy<S, M> {

    public EpsilonGreedyPolicy {
        Argument.requireShare("the probability epsilon", epsilon);
    }

    @Override
    public M choose(S state, RandomGenerator random) {
        List<M> moves = state.legalMoves();
        if (moves.size() == 1) {
            return moves.get(0);
        }
        double[] received = new double[moves.size()];
        Scores.read(scores, state, moves, received);
        boolean isGreedy = epsilon == 0 || random.nextDouble() >= epsilon;
        double least = -Double.MAX_VALUE;
        if (isGreedy) {
            least = Math.max(least, Scores.greatest(received, received.length));
        }
        int count = 0;
        int chosen = -1;
        for (int i = 0; i < received.length; i++) {
            // the n-th candidate replaces the previous one with probability 1 / n, so all are equally likely
            if (received[i] >= least && random.nextInt(++count) == 0) {
                chosen = i;
            }
        }
        if (chosen < 0) {
            throw Scores.noneLeft(scores, moves, state);
        }
        return moves.get(chosen);
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
