package io.mcts.benchmarks;

import io.mcts.control.Parallel;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a newcomer gets: Connect Four in adapters that override nothing, on arrays and on bitboards, against the tuned one of this library, in rollouts and in
 * iterations of plain UCT a second. Each is alone in its JVM.
 */
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlainAdapterBenchmark {

    private static final int ROLLOUTS = 1_000;
    private static final int ITERATIONS = 100_000;

    private static final String ARRAYS = "arrays";
    private static final String BITBOARDS = "bitboards";
    private static final String TUNED = "tuned";

    @Param({ARRAYS, BITBOARDS, TUNED})
    public String adapter;

    private Rollouts rollouts;
    private Searches<?, ?> searches;
    private RandomGenerator random;

    @Setup
    public void prepare() {
        Subject<?, ?> subject = subject();
        rollouts = InterfaceRollouts.of(subject);
        searches = Searches.uct(subject, Parallel.none());
        random = Xoroshiro128PlusPlus.of(Subject.SEED);
    }

    private Subject<?, ?> subject() {
        return switch (adapter) {
            case ARRAYS -> new Subject<>(new PlainArrays());
            case BITBOARDS -> new Subject<>(new PlainBitboards());
            case TUNED -> new Subject<>(ConnectFour.classic());
            default ->
                throw new IllegalArgumentException(
                        "the adapters are " + List.of(ARRAYS, BITBOARDS, TUNED) + ", not " + adapter);
        };
    }

    @Benchmark
    @OperationsPerInvocation(ROLLOUTS)
    public Object rollouts() {
        return rollouts.playOut(ROLLOUTS, random);
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Object search() {
        return searches.run(ITERATIONS);
    }
}
