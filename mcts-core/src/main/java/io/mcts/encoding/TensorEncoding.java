package io.mcts.encoding;

import java.nio.FloatBuffer;

/** An input of a network: a state as a tensor. Immutable and used by many threads at once. */
public interface TensorEncoding<S> {

    /** Returns the shape of the tensor of one state, such as 3 planes of 6 rows and 7 columns. */
    int[] shape();

    /**
     * Writes a state that is not terminal.
     *
     * @param tensor all zero, with the size of {@link #shape}; set by {@link FloatBuffer#put(int, float)} in row-major order from index 0
     */
    void encode(S state, FloatBuffer tensor);
}
