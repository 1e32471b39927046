/** Encodings for neural networks: a {@link io.mcts.encoding.StateEncoding} turns states into tensors, and moves into indices. */
@Stable
@NullMarked
package io.mcts.encoding;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
