/**
 * Small games over all their states: {@link io.mcts.imperfect.exact.CfrPlus} solves one, and
 * {@link io.mcts.imperfect.exact.Exploitability} measures how far a policy is from a solution.
 */
@Experimental
@NullMarked
package io.mcts.imperfect.exact;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
