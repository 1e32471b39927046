/**
 * Mixed strategies: the {@link io.mcts.imperfect.strategy.MixedResult} of a search, the {@link io.mcts.imperfect.strategy.MixedPolicy} of a
 * whole game, and the {@link io.mcts.imperfect.strategy.MixedSelection} that learns one at each information set.
 */
@Experimental
@NullMarked
package io.mcts.imperfect.strategy;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
