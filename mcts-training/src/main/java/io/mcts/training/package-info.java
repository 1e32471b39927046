/**
 * The program {@link io.mcts.training.Train}, which trains networks by PyTorch. A {@link io.mcts.training.Network} is defined once, for
 * computation and for writing to a file.
 */
@NullMarked
package io.mcts.training;

import org.jspecify.annotations.NullMarked;
