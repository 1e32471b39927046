/**
 * Monte Carlo tree search for any game that implements {@link io.mcts.game.GameState}: where a program begins.
 *
 * <p>{@link Mcts} holds the settings of a search and runs it within a {@link io.mcts.control.Budget}, which gives a
 * {@link io.mcts.result.SearchResult}:
 *
 * <pre>{@code
 * SearchResult<Cell> result = Mcts.of(state).build().search(state, Budget.millis(500));
 * state.play(result.bestMove());
 * }</pre>
 *
 * <p>A {@link SearchTree} keeps its tree between searches. The parts of a search have their own packages, named after the four
 * steps: {@link io.mcts.selection}, {@link io.mcts.expansion}, {@link io.mcts.evaluation} (simulation), {@link io.mcts.backup}
 * (backpropagation), and {@link io.mcts.decision} for the move finally played.
 *
 * <p>Throughout the library, an argument outside its documented range is an {@link IllegalArgumentException}, and null where it is
 * not allowed a {@link NullPointerException}.
 *
 * <p>While JDK Flight Recorder records, each search that does not fail emits an event {@code io.mcts.Search} when it ends, with its
 * duration, settings, threads, iterations, nodes, depth, memory and stop reason: {@code jfr print --events io.mcts.Search}.
 */
@Stable
@NullMarked
package io.mcts;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
