package io.mcts.training;

import java.util.ArrayList;
import java.util.List;

/** A network with two outputs: a policy, as logits, and a value from -1 to 1. */
interface Network {

    /** The answer of a network. */
    record Heads<T>(T policy, T value) {}

    /**
     * An input besides the state, such as a mask of the legal moves.
     *
     * @param name in the model
     * @param length how many numbers it has
     */
    record OtherInput(String name, int length) {}

    /**
     * Computes, or writes down, what the network makes of its inputs.
     *
     * @param inputs the state, and the other inputs
     */
    <T> Heads<T> apply(Operations<T> operations, List<T> inputs);

    /**
     * Line detectors for a board on which four in a row win: a convolution over squares of four by four cells, in which every line of
     * four lies, and dense layers that weigh what it has found. It has a fraction of the cost of a deep network of convolutions with as
     * many weights.
     *
     * @param planes of the input
     * @param rows of the board
     * @param columns of the board
     * @param channels of the convolutions
     * @param width of the dense layers
     * @param moves the numbers of the policy
     * @param others inputs besides the state
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

    /**
     * Two dense layers.
     *
     * @param length the numbers of a state
     * @param width of each layer
     * @param moves the numbers of the policy
     * @param others inputs besides the state
     */
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
