/** The games of this module as a service, by name, and the views of their players. */
@NullMarked
package io.mcts.games.imperfect;

import org.jspecify.annotations.NullMarked;
