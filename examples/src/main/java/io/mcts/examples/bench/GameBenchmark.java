package io.mcts.examples.bench;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.examples.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import java.util.random.RandomGenerator;

/**
 * Measures one game: random games through the interface of its states, and plain UCT, which is the library's default, on some
 * threads that each have a tree of their own.
 */
final class GameBenchmark<S extends GameState<S, M>, M extends Move> {

    private static final long SEED = 1;
    private static final long ROLLOUT_NANOS = 300_000_000;
    private static final int ROLLOUTS_BETWEEN = 100;

    private final String name;
    private final S start;
    private final int threads;
    private final BenchThreads others;
    private final Mcts<S, M> uct;
    private final RandomGenerator random = Xoroshiro128PlusPlus.of(SEED);

    private GameBenchmark(String name, Game<S, M> game, int threads, BenchThreads others) {
        this.name = name;
        this.threads = threads;
        this.others = others;
        this.uct = Mcts.<S, M>builder()
                .seed(SEED)
                .parallel(threads == 1 ? Parallel.none() : Parallel.root(others, threads))
                .build();
        this.start = game.initial(Xoroshiro128PlusPlus.of(SEED));
    }

    static <S extends GameState<S, M>, M extends Move> GameBenchmark<S, M> of(
            String name, Game<S, M> game, int threads, BenchThreads others) {
        return new GameBenchmark<>(name, game, threads, others);
    }

    int threads() {
        return threads;
    }

    String name() {
        return name;
    }

    Round round(long iterations) {
        double rolloutsPerSecond = rolloutsPerSecond();
        long allocatedBefore = others.allocated();
        SearchResult<M> result = uct.search(start, Budget.iterations(iterations));
        long allocated = others.allocated() - allocatedBefore;
        long bytes = allocated > 0 ? allocated : result.effort().bytes();
        return new Round(rolloutsPerSecond, result.effort().iterationsPerSecond(), (double) bytes / iterations);
    }

    private double rolloutsPerSecond() {
        S state = start.copy();
        long begin = System.nanoTime();
        long rollouts = 0;
        long elapsed;
        do {
            for (int i = 0; i < ROLLOUTS_BETWEEN; i++) {
                state = Resettable.reset(state, start);
                state.playOut(random);
            }
            rollouts += ROLLOUTS_BETWEEN;
            elapsed = System.nanoTime() - begin;
        } while (elapsed < ROLLOUT_NANOS);
        return rollouts * 1e9 / elapsed;
    }
}
