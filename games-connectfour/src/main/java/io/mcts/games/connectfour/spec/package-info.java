/** Connect Four as a service, by name. */
@NullMarked
package io.mcts.games.connectfour.spec;

import org.jspecify.annotations.NullMarked;
