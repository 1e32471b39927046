/**
 * The commands of {@code mcts} and their options.
 *
 * <p>{@link io.mcts.cli.command.MctsCommand} is the whole command line. It reads and writes only through its
 * {@link io.mcts.cli.terminal.Terminal}, so a test runs it as a user does.
 */
@NullMarked
package io.mcts.cli.command;

import org.jspecify.annotations.NullMarked;
