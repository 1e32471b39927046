/** The tree of outcome sampling. */
@NullMarked
package io.mcts.imperfect.sampling;

import org.jspecify.annotations.NullMarked;
