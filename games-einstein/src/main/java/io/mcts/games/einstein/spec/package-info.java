/** EinStein würfelt nicht as a service, by name. */
@NullMarked
package io.mcts.games.einstein.spec;

import org.jspecify.annotations.NullMarked;
