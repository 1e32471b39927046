/**
 * The {@code mcts} command line; {@code Main} runs it.
 *
 * <p>It is made of {@code command} (the commands), {@code contest} (who plays in matches and tournaments), {@code hidden} (searches with
 * hidden information), {@code ugi} (the engine for referees), {@code network}, {@code cluster}, {@code plot} and {@code json}. Games and
 * parts come in by {@link io.mcts.spec.game.GameProvider} and {@link io.mcts.spec.part.PartProvider}: it names none of them.
 */
@NullMarked
package io.mcts.cli;

import org.jspecify.annotations.NullMarked;
