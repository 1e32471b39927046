/**
 * The results of a search, independent of its tree. Values are rewards, payoffs scaled to [0, 1].
 * <pre>{@code
 * SearchResult<Drop> result = mcts.search(state, Budget.millis(500));
 * state.play(result.draw(0.5, random));
 * }</pre>
 */
@Stable
@NullMarked
package io.mcts.result;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
