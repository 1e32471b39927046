/**
 * How a search runs: how long ({@link io.mcts.control.Budget}, {@link io.mcts.control.Cancellation}), on how many threads
 * ({@link io.mcts.control.Parallel}), and who follows it ({@link io.mcts.control.SearchListener}, with the
 * {@link io.mcts.control.SearchProgress} that it and the budget see).
 *
 * <pre>{@code
 * mcts.search(state, Budget.millis(500).or(cancellation), SearchListener.every(Duration.ofMillis(100), display));
 * }</pre>
 *
 * <p>These are settings and callbacks; nothing here runs a search.
 */
@NullMarked
package io.mcts.control;

import org.jspecify.annotations.NullMarked;
