/**
 * Go by area scoring: boards of 2 to 19 lines, komi, passing, no suicide, positional superko.
 *
 * <p>{@link io.mcts.games.go.Go} is the adapter. To see first what an adapter of Go has to do, read {@code PlainGo} of the tests: the same
 * rules in 150 plain lines, with which every position of {@code Go} is compared. The stones of {@code Go} lie on a {@code Board}, which
 * keeps chains, liberties and a hash up to date with each stone, so that {@link io.mcts.games.go.EyePolicy} plays random games fast. What
 * makes a search strong are rollouts by {@link io.mcts.games.go.PatternPolicy} and {@link io.mcts.games.go.GoPriors}.
 * {@link io.mcts.games.go.Territory} judges whose the points are, and {@link io.mcts.games.go.GoGame} is a game in a file.
 *
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
