/**
 * The {@code mcts} command line; {@code Main} runs it.
 *
 * <p>It is made of {@link io.mcts.spec.catalog} (things chosen by name, with parameters),
 * {@link io.mcts.spec.game} (the games), {@link io.mcts.spec.part} (parts by their words), {@code search} (the settings of a
 * search as text), {@code ugi} and {@code gtp} (engines for referees and boards),
 * {@code plot} (pictures) and {@code command} (the commands). Your own games come in by
 * {@link io.mcts.spec.game.GameProvider}, your own parts by {@link io.mcts.spec.part.PartProvider}.
 */
@NullMarked
package io.mcts.cli;

import org.jspecify.annotations.NullMarked;
