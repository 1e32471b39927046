/** The games of this module by their names, and what their players are shown; found as a service. */
@NullMarked
package io.mcts.games.imperfect;

import org.jspecify.annotations.NullMarked;
