package io.mcts.training;

import java.util.ArrayList;
import java.util.List;

/** A network with two outputs: policy logits, and a value from -1 to 1. */
interface Network {

    record Heads<T>(T policy, T value) {}

    /** An input of some length besides the state, such as a mask of the legal moves. */
    record OtherInput(String name, int length) {}

    /** Computes, or records, the outputs for the state and other inputs. */
    <T> Heads<T> apply(Operations<T> operations, List<T> inputs);

    /**
     * Line detectors for boards on which four in a row win: a convolution over squares of four by four cells, which contain every line of
     * four, and dense layers. It costs a fraction of a deep convolutional network with as many weights.
     *
     * @param planes of the input
     * @param channels of the convolutions
     * @param width of the dense layers
     * @param moves the size of the policy
     */
    record Lines(int planes, int rows, int columns, int channels, int width, int moves, List<OtherInput> others)
            implements Network {

        private static final int LENGTH = 4;

        @Override
        public <T> Heads<T> apply(Operations<T> operations, List<T> inputs) {
            T lines = operations.relu(operations.convolve("lines", inputs.get(0), planes, channels, LENGTH));
            T mixed = operations.relu(operations.convolve("mixed", lines, channels, channels, 1));
            int squares = (rows - LENGTH + 1) * (columns - LENGTH + 1);
            List<T> all = new ArrayList<>(inputs);
            all.set(0, mixed);
            return new Dense(squares * channels, width, moves, others).apply(operations, all);
        }
    }

    /** Two dense layers of a width, for states of a length and a policy of a number of moves. */
    record Dense(int length, int width, int moves, List<OtherInput> others) implements Network {

        @Override
        public <T> Heads<T> apply(Operations<T> operations, List<T> inputs) {
            T sum = operations.dense("first", operations.flatten(inputs.get(0)), length, width);
            for (int i = 0; i < others.size(); i++) {
                OtherInput other = others.get(i);
                T weighed = operations.dense(
                        "first." + other.name(), operations.flatten(inputs.get(i + 1)), other.length(), width);
                sum = operations.add(sum, weighed);
            }
            T first = operations.relu(sum);
            T second = operations.relu(operations.dense("second", first, width, width));
            T both = operations.add(first, second);
            return new Heads<>(
                    operations.dense("logits", both, width, moves),
                    operations.tanh(operations.dense("result", both, width, 1)));
        }
    }
}
