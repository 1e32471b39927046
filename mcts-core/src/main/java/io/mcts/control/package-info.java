/**
 * The control of a search: its length ({@link Budget}, {@link GameClock}, {@link Cancellation}), threads ({@link Parallel}), and observers
 * ({@link SearchListener}, {@link SearchProgress}).
 * <pre>{@code
 * mcts.search(state, Budget.millis(500).or(cancellation), SearchListener.every(Duration.ofMillis(100), display));
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.control;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
