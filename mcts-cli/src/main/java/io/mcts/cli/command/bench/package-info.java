/** The command {@code bench}, which measures the speed of games and searches on this machine. */
@NullMarked
package io.mcts.cli.command.bench;

import org.jspecify.annotations.NullMarked;
