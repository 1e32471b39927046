/** What programs that know a game by its name need of EinStein würfelt nicht, found as a service. */
@NullMarked
package io.mcts.games.einstein.spec;

import org.jspecify.annotations.NullMarked;
