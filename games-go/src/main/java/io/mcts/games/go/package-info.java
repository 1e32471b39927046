/**
 * Go by area scoring: boards of 2 to 19 lines, komi, passing, no suicide, positional superko. {@link io.mcts.games.go.Go} is the adapter
 * ({@code PlainGo} in the tests has the same rules in 150 plain lines); {@link io.mcts.games.go.PatternPolicy} and {@link
 * io.mcts.games.go.GoPriors} make searches strong, {@link io.mcts.games.go.GoGame} is a game in a file.
 * <pre>{@code
 * Mcts<Go, GoMove> mcts = Go.search().build();
 * GoMove move = mcts.search(Go.initial(9), Budget.iterations(3_000)).bestMove();
 * }</pre>
 */
@Experimental
@NullMarked
package io.mcts.games.go;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
