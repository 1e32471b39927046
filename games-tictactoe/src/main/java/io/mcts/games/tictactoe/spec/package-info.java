/** What programs that know a game by its name need of tic-tac-toe, found as a service. */
@NullMarked
package io.mcts.games.tictactoe.spec;

import org.jspecify.annotations.NullMarked;
