/** Stability marks of packages: {@link io.mcts.api.Stable} and {@link io.mcts.api.Experimental}. */
@NullMarked
@Stable
package io.mcts.api;

import org.jspecify.annotations.NullMarked;
