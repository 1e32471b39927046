package io.mcts.onnx;

import io.mcts.game.GameState;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * The probabilities of results.
 *
 * @param values the value of each result, from -1 to 1
 */
record Outcomes(boolean hasLogits, List<Double> values) implements ValueDecoder {

    static Outcomes of(boolean hasLogits, double... values) {
        if (values.length == 0 || !DoubleStream.of(values).allMatch(value -> value >= -1 && value <= 1)) {
            throw new IllegalArgumentException("results are worth something from -1 to 1, not "
                    + DoubleStream.of(values).boxed().toList());
        }
        return new Outcomes(hasLogits, DoubleStream.of(values).boxed().toList());
    }

    @Override
    public int size() {
        return values.size();
    }

    @Override
    public void decode(float[] output, GameState<?, ?> state, int perspective, double[] payoffs) {
        double[] shares = Policies.outcomes(output, hasLogits);
        double mean = 0;
        for (int i = 0; i < shares.length; i++) {
            mean += shares[i] * values.get(i);
        }
        ScaledValue.share((mean + 1) / 2, state, perspective, payoffs);
    }

    @Override
    public String toString() {
        return "outcomes " + values + (hasLogits ? " by logits" : "");
    }
}
