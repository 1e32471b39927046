/**
 * How a neural network sees a game: a {@link io.mcts.encoding.StateEncoding} writes a state as numbers and says where a move stands in
 * the policy that the network returns. The network itself is run by other modules.
 */
@NullMarked
package io.mcts.encoding;

import org.jspecify.annotations.NullMarked;
