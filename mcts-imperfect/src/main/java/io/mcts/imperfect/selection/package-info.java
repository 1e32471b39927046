/**
 * Selection at an information set: {@link io.mcts.imperfect.selection.AvailabilityUcb1}, or a mixed strategy by {@link
 * io.mcts.imperfect.selection.RegretMatching}.
 */
@Experimental
@NullMarked
package io.mcts.imperfect.selection;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
