/** Commands that train a network: {@code selfplay} writes samples, and {@code learn} goes on from generation to generation. */
@NullMarked
package io.mcts.cli.command.learning;

import org.jspecify.annotations.NullMarked;
