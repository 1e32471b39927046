/**
 * Go by area scoring: boards of 2 to 19 lines, komi, passing, no suicide, positional superko.
 *
 * <p>{@link io.mcts.games.go.Go} is the adapter, the place to begin. Its stones lie on a {@code Board}, which keeps chains, liberties
 * and a hash up to date with each stone, so that {@link io.mcts.games.go.EyePolicy} plays random games fast.
 *
 * <pre>{@code
 * Mcts<Go, GoMove> mcts = Mcts.of(Go.initial(9))
 *         .selection(Ucb1.of(0.4))
 *         .rollout(new EyePolicy())
 *         .build();
 * }</pre>
 */
@NullMarked
package io.mcts.games.go;

import org.jspecify.annotations.NullMarked;
