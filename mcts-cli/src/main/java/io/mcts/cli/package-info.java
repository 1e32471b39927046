/**
 * The {@code mcts} command line; {@code Main} runs it.
 *
 * <p>It is made of {@code command} (the commands), {@code terminal}, {@code play} (games with the user), {@code records} (files of
 * games), {@code report} (what is printed), {@code learn} (generations of a network), {@code cluster} (jobs for workers), {@code plot}
 * and {@code json}. Games and parts come in by {@link io.mcts.spec.game.GameProvider} and {@link io.mcts.spec.part.PartProvider}: it names none of them.
 */
@NullMarked
package io.mcts.cli;

import org.jspecify.annotations.NullMarked;
