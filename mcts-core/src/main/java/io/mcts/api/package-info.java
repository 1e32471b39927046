/** Marks of how stable a package is: {@link io.mcts.api.Stable} or {@link io.mcts.api.Experimental}. */
@NullMarked
@Stable
package io.mcts.api;

import org.jspecify.annotations.NullMarked;
