/**
 * Programs to run and to read:
 * {@link io.mcts.examples.YourOwnGame} is a game with its search in one file, {@link io.mcts.examples.Main} is the
 * {@code mcts} command line.
 *
 * <p>The command line is made of {@link io.mcts.examples.catalog} (things chosen by name, with parameters),
 * {@link io.mcts.examples.game} (the games), {@link io.mcts.examples.search} (the settings of a search as text),
 * {@link io.mcts.examples.ugi} (an engine for referees),
 * {@link io.mcts.examples.plot} (pictures) and {@link io.mcts.examples.command} (the commands). A game or a part of the search is added as one entry of a catalog.
 */
@NullMarked
package io.mcts.examples;

import org.jspecify.annotations.NullMarked;
