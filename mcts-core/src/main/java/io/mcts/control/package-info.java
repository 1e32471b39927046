/**
 * The control of a search: its length ({@link Budget}, {@link GameClock}, {@link Cancellation}), its threads ({@link Parallel}), and its
 * observers ({@link SearchListener}, with the {@link SearchProgress} that it and the budget see). Nothing here runs a search.
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
