/**
 * Searches with hidden information by their names: a {@link io.mcts.imperfect.spec.HiddenSpec} reads a SPEC such as
 * {@code ismcts,iterations=1000,c=0.7} and makes the search.
 */
@NullMarked
package io.mcts.imperfect.spec;

import org.jspecify.annotations.NullMarked;
