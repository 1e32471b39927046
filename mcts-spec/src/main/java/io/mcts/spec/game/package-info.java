/**
 * Games by their names, and what a program needs to show them to people.
 *
 * <p>A {@link io.mcts.spec.game.Game} adds to a game's rules what a program needs to show it to people. A
 * {@link io.mcts.spec.game.GameProvider} gives games their names and parameters; {@link io.mcts.spec.game.Games} finds all providers.
 * {@link io.mcts.spec.game.StatedFacts} are what a game tells the command {@code verify}.
 * A game whose games are written down in files has {@link io.mcts.spec.game.Records}; each of them is a
 * {@link io.mcts.spec.game.RecordedGame}.
 */
@Stable
@NullMarked
package io.mcts.spec.game;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
