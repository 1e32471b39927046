/**
 * What all commands share: {@link io.mcts.cli.command.shared.AbstractCommand} gives them the terminal and the games of their
 * {@link io.mcts.cli.command.shared.Program}, {@link io.mcts.cli.command.shared.SearchOptions} are the options of a search, and
 * {@link io.mcts.cli.command.shared.Failures} prints errors.
 */
@NullMarked
package io.mcts.cli.command.shared;

import org.jspecify.annotations.NullMarked;
