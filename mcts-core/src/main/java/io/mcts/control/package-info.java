/**
 * How a search runs: how long ({@link Budget}, {@link GameClock}, {@link Cancellation}), on how many threads ({@link Parallel}), and what follows it
 * ({@link SearchListener}, with the {@link SearchProgress} that it and the budget see). Nothing here runs a search.
 *
 * <pre>{@code
 * mcts.search(state, Budget.millis(500).or(cancellation), SearchListener.every(Duration.ofMillis(100), display));
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.control;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
