/** Connect Four as a service, for programs that know a game by its name. */
@NullMarked
package io.mcts.games.connectfour.spec;

import org.jspecify.annotations.NullMarked;
