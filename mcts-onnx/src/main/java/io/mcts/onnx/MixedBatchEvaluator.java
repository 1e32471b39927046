package io.mcts.onnx;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.policy.Learning;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Values leaves by a mixture of a network and another evaluator, such as rollouts ({@link io.mcts.evaluation.OneByOne}):
 * {@code (1 - lambda) * network + lambda * other}. The priors are those of the network.
 *
 * <p>Source: D. Silver et al., <i>Mastering the Game of Go with Deep Neural Networks and Tree Search</i>, Nature 529, 2016.
 *
 * @param lambda the weight of the other evaluator, from 0 to 1
 */
public record MixedBatchEvaluator<S>(double lambda, BatchEvaluator<S> network, BatchEvaluator<S> other)
        implements BatchEvaluator<S> {

    public MixedBatchEvaluator {
        if (!(lambda >= 0 && lambda <= 1)) {
            throw new IllegalArgumentException("the weight lambda is a number from 0 to 1, not " + lambda);
        }
    }

    @Override
    public void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        network.evaluate(states, random, payoffs, priors);
        double[][] others = new double[payoffs.length][payoffs[0].length];
        for (double[] values : others) {
            Arrays.fill(values, Double.NaN); // the search notices a value that is not set
        }
        double[][] unused = new double[payoffs.length][0];
        other.evaluate(states, random, others, unused);
        for (int i = 0; i < payoffs.length; i++) {
            for (int player = 0; player < payoffs[i].length; player++) {
                payoffs[i][player] += lambda * (others[i][player] - payoffs[i][player]);
            }
        }
    }

    @Override
    public boolean givesPriors() {
        return network.givesPriors();
    }

    @Override
    public BatchEvaluator<S> with(Learning learning) {
        return new MixedBatchEvaluator<>(lambda, network.with(learning), other.with(learning));
    }

    @Override
    public String toString() {
        return "mixed:lambda=" + lambda + ":" + network + ":" + other;
    }
}
