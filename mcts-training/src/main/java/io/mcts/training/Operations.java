package io.mcts.training;

/**
 * The operations of which networks are made. The first dimension of every tensor is the number of states. Layers with weights have names, which tell
 * their weights from those of other layers.
 *
 * @param <T> a tensor
 */
interface Operations<T> {

    /** A convolution by squares that lie on the board, with a bias. */
    T convolve(String name, T input, int inputs, int outputs, int side);

    /** Every output a weighted sum of all inputs, with a bias. */
    T dense(String name, T input, int inputs, int outputs);

    /** Negative numbers become 0. */
    T relu(T input);

    T tanh(T input);

    T add(T left, T right);

    /** All numbers of a state in one dimension. */
    T flatten(T input);
}
