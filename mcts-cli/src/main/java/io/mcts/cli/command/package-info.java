/**
 * The commands, run by {@link io.mcts.cli.command.MctsCommand}. All input and output goes through its {@link
 * io.mcts.cli.terminal.Terminal}, so tests run it as users do. Packages by subject depend only on {@code shared}.
 */
@NullMarked
package io.mcts.cli.command;

import org.jspecify.annotations.NullMarked;
