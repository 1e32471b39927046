/** Games in the Game Description Language as a service, for programs that know a game by its name. */
@NullMarked
package io.mcts.games.gdl.spec;

import org.jspecify.annotations.NullMarked;
