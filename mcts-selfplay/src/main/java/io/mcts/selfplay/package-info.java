/**
 * Networks that learn a game from itself: {@link io.mcts.selfplay.SelfPlay} writes training data, a {@link io.mcts.selfplay.Trainer} trains
 * on it, and a {@link io.mcts.selfplay.LearningRun} alternates the two.
 */
@Experimental
@NullMarked
package io.mcts.selfplay;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
