package io.mcts.examples.learning;

/** A network with two outputs: a policy, as logits, and a value from -1 to 1. */
interface Network {

    /** What a network answers. */
    record Heads<T>(T policy, T value) {}

    /** Computes, or writes down, what the network makes of a tensor. */
    <T> Heads<T> apply(Operations<T> operations, T input);

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
     */
    record Lines(int planes, int rows, int columns, int channels, int width, int moves) implements Network {

        private static final int LENGTH = 4;

        @Override
        public <T> Heads<T> apply(Operations<T> operations, T input) {
            T lines = operations.relu(operations.convolve("lines", input, planes, channels, LENGTH));
            T mixed = operations.relu(operations.convolve("mixed", lines, channels, channels, 1));
            int squares = (rows - LENGTH + 1) * (columns - LENGTH + 1);
            return new Dense(squares * channels, width, moves).apply(operations, mixed);
        }
    }

    /**
     * Two dense layers.
     *
     * @param inputs the numbers of a state
     * @param width of each layer
     * @param moves the numbers of the policy
     */
    record Dense(int inputs, int width, int moves) implements Network {

        @Override
        public <T> Heads<T> apply(Operations<T> operations, T input) {
            T first = operations.relu(operations.dense("first", operations.flatten(input), inputs, width));
            T second = operations.relu(operations.dense("second", first, width, width));
            T both = operations.add(first, second);
            return new Heads<>(
                    operations.dense("logits", both, width, moves),
                    operations.tanh(operations.dense("result", both, width, 1)));
        }
    }
}
