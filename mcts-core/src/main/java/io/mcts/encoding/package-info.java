/**
 * Encodings of games for neural networks. A {@link io.mcts.encoding.StateEncoding} turns a state into tensors, and maps each move to its
 * index in the policy output of the network. Other modules run the network.
 */
@Stable
@NullMarked
package io.mcts.encoding;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
