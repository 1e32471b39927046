/**
 * The commands of {@code mcts}, what they print, and how they talk to the terminal.
 *
 * <p>{@link io.mcts.cli.command.MctsCommand} is the whole command line. It reads and writes only through its
 * {@link io.mcts.cli.command.Terminal}, so a test runs it as a user does.
 */
@NullMarked
package io.mcts.cli.command;

import org.jspecify.annotations.NullMarked;
