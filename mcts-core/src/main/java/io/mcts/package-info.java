/**
 * Monte Carlo tree search for any game that implements {@link io.mcts.game.GameState}. {@link Mcts} runs a search:
 * <pre>{@code
 * SearchResult<Cell> result = Mcts.of(state).build().search(state, Budget.millis(500));
 * state.play(result.bestMove());
 * }</pre>
 *
 * <p>A {@link SearchTree} keeps its tree between searches. The steps of a search have packages: {@link io.mcts.selection}, {@link
 * io.mcts.expansion}, {@link io.mcts.evaluation} (simulation), {@link io.mcts.backup} (backpropagation), {@link io.mcts.decision}.
 *
 * <p>Throughout, an argument outside its documented range is an {@link IllegalArgumentException}, a forbidden null a {@link
 * NullPointerException}. While JDK Flight Recorder records, each search emits an event {@code io.mcts.Search}.
 */
@Stable
@NullMarked
package io.mcts;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
