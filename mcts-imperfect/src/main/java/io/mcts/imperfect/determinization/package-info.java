/** Draws of hidden information, by a {@link io.mcts.imperfect.determinization.Determinizer}. */
@Experimental
@NullMarked
package io.mcts.imperfect.determinization;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
