/** What programs that know a game by its name need of Connect Four, found as a service. */
@NullMarked
package io.mcts.games.connectfour.spec;

import org.jspecify.annotations.NullMarked;
