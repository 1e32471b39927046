/** Tic-tac-toe as a service, by name. */
@NullMarked
package io.mcts.games.tictactoe.spec;

import org.jspecify.annotations.NullMarked;
