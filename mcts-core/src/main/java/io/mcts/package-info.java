/**
 * The search: Monte Carlo tree search for any game that implements {@link io.mcts.game.GameState}.
 *
 * <p>{@link io.mcts.Mcts} holds the settings; it is immutable, and its {@code search} does the work within a
 * {@link io.mcts.Budget} and gives a {@link io.mcts.SearchResult}:
 *
 * <pre>{@code
 * Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>builder().build();
 * SearchResult<Cell> result = mcts.search(state, Budget.millis(500));
 * state.play(result.bestMove());
 * }</pre>
 *
 * <p>A {@link io.mcts.SearchTree} keeps its tree between searches. The parts that a search is composed of have packages of
 * their own, named after the four steps: {@link io.mcts.selection}, {@link io.mcts.expansion}, {@link io.mcts.evaluation}
 * (simulation), {@link io.mcts.backup} (backpropagation), and {@link io.mcts.decision} for the move finally played.
 *
 * <p>While the JDK Flight Recorder records, each search leaves an event {@code io.mcts.Search} when it ends: its duration,
 * settings, threads, iterations, nodes, depth, memory, and why it stopped. One that fails leaves none.
 * {@code jfr print --events io.mcts.Search} shows them.
 */
@NullMarked
package io.mcts;

import org.jspecify.annotations.NullMarked;
