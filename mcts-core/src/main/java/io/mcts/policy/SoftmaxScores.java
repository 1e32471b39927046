package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import io.mcts.random.Exponential;
import java.util.List;

/**
 * Probabilities proportional to {@code exp(score / temperature)}, which sum to 1, for selection policies whose priors are probabilities:
 * <pre>{@code
 * Mcts.<S, M>builder().selection(new Puct(1, 0.25)).prior(new SoftmaxScores<>(0.1, new SuccessorScores<>(heuristic)))
 * }</pre>
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning</i>, 2nd edition, 2018, section 2.8 (the Gibbs or Boltzmann distribution).
 *
 * @param temperature greater than 0; a low one favours the best moves
 * @param scores negative infinity becomes a probability of 0
 */
public record SoftmaxScores<S extends GameState<?, M>, M extends Move>(double temperature, MoveScores<S, M> scores)
        implements MoveScores<S, M> {

    public SoftmaxScores {
        Argument.requirePositive("the temperature", temperature);
    }

    @Override
    public void score(S state, List<M> moves, double[] received) {
        Scores.read(scores, state, moves, received);
        int count = moves.size();
        double sum = turnIntoWeights(received, count, temperature);
        if (!(sum > 0)) {
            throw Scores.noneLeft(scores, moves, state);
        }
        for (int i = 0; i < count; i++) {
            received[i] /= sum;
        }
    }

    /** Replaces scores by {@code exp((score - greatest) / temperature)}, and returns the sum; NaN if all are negative infinity. */
    static double turnIntoWeights(double[] scores, int count, double temperature) {
        double greatest = Scores.greatest(scores, count);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            scores[i] = Exponential.of((scores[i] - greatest) / temperature);
            sum += scores[i];
        }
        return sum;
    }

    @Override
    public MoveScores<S, M> with(Learning learning) {
        return new SoftmaxScores<>(temperature, scores.with(learning));
    }

    @Override
    public String toString() {
        return "softmax:temperature=" + temperature + ":" + scores;
    }
}
