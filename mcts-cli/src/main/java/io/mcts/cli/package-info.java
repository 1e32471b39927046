/**
 * The {@code mcts} command line; {@link io.mcts.cli.Main} runs it.
 *
 * <p>It is made of {@link io.mcts.cli.catalog} (things chosen by name, with parameters),
 * {@link io.mcts.cli.game} (the games), {@link io.mcts.cli.search} (the settings of a search as text),
 * {@link io.mcts.cli.ugi} (an engine for referees),
 * {@link io.mcts.cli.plot} (pictures) and {@link io.mcts.cli.command} (the commands). Your own games come in by
 * {@link io.mcts.cli.game.GameProvider}.
 */
@NullMarked
package io.mcts.cli;

import org.jspecify.annotations.NullMarked;
