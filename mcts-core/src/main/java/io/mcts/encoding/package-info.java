/**
 * Encodings of games for neural networks. A {@link io.mcts.encoding.StateEncoding} turns a state into tensors, and maps each move to its
 * index in the policy output of the network. Other modules run the network.
 */
@NullMarked
package io.mcts.encoding;

import org.jspecify.annotations.NullMarked;
