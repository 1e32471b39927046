package io.mcts.training;

/**
 * The operations of networks. The first dimension of every tensor is the number of states. Layers are named to identify their weights.
 *
 * @param <T> a tensor
 */
interface Operations<T> {

    /** A convolution with bias by squares within the board. */
    T convolve(String name, T input, int inputs, int outputs, int side);

    /** A fully connected layer with bias. */
    T dense(String name, T input, int inputs, int outputs);

    T relu(T input);

    T tanh(T input);

    T add(T left, T right);

    /** Flattens all numbers of a state. */
    T flatten(T input);
}
