package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Chooses each move with its probability by {@link SoftmaxScores}, the Gibbs or Boltzmann distribution (R. Sutton, A. Barto,
 * <i>Reinforcement Learning</i>, 2nd edition, 2018, section 2.8), with a temperature greater than 0.
 */
public record SoftmaxPolicy<S extends GameState<?, M>, M extends Move>(double temperature, MoveScores<S, M> scores)
        implements Policy<S, M> {

    public SoftmaxPolicy {
        Argument.requirePositive("the temperature", temperature);
    }

    @Override
    public M choose(S state, RandomGenerator random) {
        List<M> moves = state.legalMoves();
        if (moves.size() == 1) {
            return moves.get(0);
        }
        double[] weights = new double[moves.size()];
        Scores.read(scores, state, moves, weights);
        double rest = random.nextDouble() * SoftmaxScores.turnIntoWeights(weights, weights.length, temperature);
        int last = -1;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                last = i;
                rest -= weights[i];
                if (rest < 0) {
                    break;
                }
            }
        }
        if (last < 0) {
            throw Scores.noneLeft(scores, moves, state);
        }
        return moves.get(last);
    }

    @Override
    public Policy<S, M> with(Learning learning) {
        return new SoftmaxPolicy<>(temperature, scores.with(learning));
    }

    @Override
    public String toString() {
        return "softmax:temperature=" + temperature + ":" + scores;
    }
}
