package io.mcts.policy;

import io.mcts.internal.Argument;
import io.mcts.random.Variates;
import java.util.random.RandomGenerator;

/**
 * Noise mixed into the priors P of the root, so that a search explores every move: {@code (1 - epsilon) * P + epsilon * eta}, where {@code
 * eta ~ Dir(alpha)}. P should sum to 1, as with {@link SoftmaxScores}. For self-play.
 *
 * <p>Source: D. Silver et al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550, 2017, methods (self-play), with epsilon
 * = 0.25 and alpha = 0.03; D. Silver et al., <i>A General Reinforcement Learning Algorithm that Masters Chess, Shogi, and Go through
 * Self-Play</i>, Science 362, 2018, chooses alpha in inverse proportion to the usual number of moves.
 *
 * @param epsilon the share of the noise, from 0 to 1
 * @param alpha greater than 0 and finite: the smaller, the more noise goes to a single move
 */
public record DirichletNoise(double epsilon, double alpha) {

    public DirichletNoise {
        Argument.requireShare("the share epsilon of noise", epsilon);
        Argument.requirePositive("the alpha of noise", alpha);
    }

    /** Mixes noise into priors from 0 to 1. */
    public void mix(double[] priors, RandomGenerator random) {
        double[] noise = new double[priors.length];
        Variates.dirichlet(alpha, noise, random);
        for (int i = 0; i < priors.length; i++) {
            priors[i] = (1 - epsilon) * priors[i] + epsilon * noise[i];
        }
    }

    @Override
    public String toString() {
        return "dirichlet:epsilon=" + epsilon + ":alpha=" + alpha;
    }
}
