package io.mcts.cli.command.bench;

import io.mcts.Mcts;
import io.mcts.cli.command.bench.Benchmark.Speed;
import io.mcts.control.Budget;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.spec.game.Chance;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Search;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import java.util.concurrent.Executor;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;

/**
 * Measures rollouts of a game, and its {@linkplain Game#plain plain search} on some threads, each with a separate tree. With hidden
 * information the search is fair, after a random deal, and limited in time, as a determinization may be expensive.
 */
final class GameBenchmark<S extends GameState<S, M>, M extends Move> {

    private static final long SEED = 1;
    private static final long MOST_ROLLOUT_NANOS = 300_000_000;

    /** Limits iterations to those that rollouts make in this time, so that no clock is read during the search. */
    private static final double MOST_SEARCH_SECONDS = 5;

    private static final int ROLLOUTS_BETWEEN = 100;
    private static final Budget MOST_TIME = Budget.millis(300);

    private final String name;
    private final S start;
    private final int threads;
    private final LongFunction<SearchResult<M>> search;
    private final Policy<S, M> rollouts;
    private final RandomGenerator random = Xoroshiro128PlusPlus.of(SEED);

    GameBenchmark(String name, Game<S, M> game, int threads, Executor others) {
        this.name = name;
        this.threads = threads;
        this.start = game.initial(Xoroshiro128PlusPlus.of(SEED));
        Spec spec = Spec.parse(game.plain(), game).with(Setting.SEED, Long.toString(SEED));
        Spec plain = threads == 1
                ? spec
                : spec.with(Setting.PARALLEL, "root").with(Setting.THREADS, Integer.toString(threads));
        Search<S, M> made = plain.build(game, others);
        boolean isTree = made.mcts().isPresent();
        while (!isTree && Chance.isToMove(start)) {
            start.play(start.randomMove(random));
        }
        search = iterations -> made.search(
                start,
                isTree
                        ? Budget.iterations(iterations)
                        : Budget.iterations(iterations).or(MOST_TIME));
        rollouts = made.mcts().map(GameBenchmark::rollouts).orElseGet(UniformPolicy::new);
    }

    @SuppressWarnings("unchecked") // the rollouts of a search of this game
    private static <S extends GameState<S, M>, M extends Move> Policy<S, M> rollouts(Mcts<S, M> search) {
        return search.evaluator().orElse(null) instanceof RolloutEvaluator<S, ?> evaluator
                ? (Policy<S, M>) evaluator.policy()
                : new UniformPolicy<>();
    }

    Speed round(long iterations) {
        double rolloutsPerSecond = rolloutsPerSecond(iterations);
        SearchResult<M> result =
                search.apply(Math.min(iterations, Math.max(1, (long) (MOST_SEARCH_SECONDS * rolloutsPerSecond))));
        double speed = result.effort().iterationsPerSecond();
        double bytes = (double) result.effort().bytes() / result.iterations();
        return new Speed(name, threads, result.iterations(), rolloutsPerSecond, speed, bytes);
    }

    /** Plays as many rollouts as the search will, or as fit in the time. */
    private double rolloutsPerSecond(long most) {
        S state = start.copy();
        long begin = System.nanoTime();
        long count = 0;
        long elapsed;
        do {
            for (int i = 0; i < ROLLOUTS_BETWEEN; i++) {
                state = Resettable.reset(state, start);
                rollouts.playOut(state, random);
            }
            count += ROLLOUTS_BETWEEN;
            elapsed = System.nanoTime() - begin;
        } while (elapsed < MOST_ROLLOUT_NANOS && count < most);
        return count * 1e9 / elapsed;
    }
}
