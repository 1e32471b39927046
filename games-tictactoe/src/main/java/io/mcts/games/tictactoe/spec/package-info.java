/** Tic-tac-toe as a service, for programs that know a game by its name. */
@NullMarked
package io.mcts.games.tictactoe.spec;

import org.jspecify.annotations.NullMarked;
