/**
 * Search in games whose players do not see everything, move at once, or wait for chance with too many outcomes to list.
 */
@NullMarked
package io.mcts.imperfect;

import org.jspecify.annotations.NullMarked;
