/** Searches by name, as in the SPEC {@code ismcts,iterations=1000,c=0.7}. */
@NullMarked
package io.mcts.imperfect.spec;

import org.jspecify.annotations.NullMarked;
