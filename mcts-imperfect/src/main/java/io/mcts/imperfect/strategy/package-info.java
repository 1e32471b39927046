/**
 * Mixed strategies: a {@link io.mcts.imperfect.strategy.MixedResult} is what a search finds, a
 * {@link io.mcts.imperfect.strategy.MixedPolicy} a way to play a whole game, and a
 * {@link io.mcts.imperfect.strategy.MixedSelection} learns one at each information set.
 */
@Experimental
@NullMarked
package io.mcts.imperfect.strategy;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
