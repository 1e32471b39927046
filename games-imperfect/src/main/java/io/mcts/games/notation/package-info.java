/** The common parts of the notations of these games. */
@NullMarked
package io.mcts.games.notation;

import org.jspecify.annotations.NullMarked;
