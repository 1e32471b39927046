/**
 * The whole command line, {@link io.mcts.cli.command.MctsCommand}. It reads and writes only through its
 * {@link io.mcts.cli.terminal.Terminal}, so a test runs it as a user does.
 *
 * <p>The commands lie in packages by subject, each over {@code shared}: {@code game}, {@code contest}, {@code learning},
 * {@code engine}, {@code bench}, {@code cluster}, {@code page} and {@code help}.
 */
@NullMarked
package io.mcts.cli.command;

import org.jspecify.annotations.NullMarked;
