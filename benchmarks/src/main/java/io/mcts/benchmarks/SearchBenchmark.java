package io.mcts.benchmarks;

import io.mcts.control.Parallel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Iterations per second of plain UCT on one thread, in searches of 10,000, 100,000 and a million, to show the cost of tree size. */
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {

    private static final int TEN_THOUSAND = 10_000;
    private static final int HUNDRED_THOUSAND = 100_000;
    private static final int MILLION = 1_000_000;

    @Param({MeasuredGame.TIC_TAC_TOE, MeasuredGame.CONNECT_FOUR, MeasuredGame.CONNECT_FOUR_12, MeasuredGame.EINSTEIN})
    public String game;

    @Param({ProfilePollution.ONE, ProfilePollution.ALL})
    public String loaded;

    private Searches<?, ?> searches;

    @Setup
    public void prepare() {
        searches = Searches.uct(MeasuredGame.of(game), Parallel.none());
        ProfilePollution.load(
                loaded,
                other -> Searches.uct(MeasuredGame.of(other), Parallel.none()).run(TEN_THOUSAND));
    }

    @Benchmark
    @OperationsPerInvocation(TEN_THOUSAND)
    public Object tenThousand() {
        return searches.run(TEN_THOUSAND);
    }

    @Benchmark
    @OperationsPerInvocation(HUNDRED_THOUSAND)
    public Object hundredThousand() {
        return searches.run(HUNDRED_THOUSAND);
    }

    @Benchmark
    @OperationsPerInvocation(MILLION)
    public Object million() {
        return searches.run(MILLION);
    }
}
