package io.mcts.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Iterations per second of plain UCT on one thread, on two with a tree each and on two in one tree. */
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ParallelSearchBenchmark {

    private static final int ITERATIONS = 1_000_000;

    @Param({MeasuredGame.TIC_TAC_TOE, MeasuredGame.CONNECT_FOUR, MeasuredGame.CONNECT_FOUR_12, MeasuredGame.EINSTEIN})
    public String game;

    @Param({Threads.ONE, Threads.ROOT, Threads.TREE})
    public String parallel;

    private Threads threads;
    private Searches<?, ?> searches;

    @Setup
    public void prepare() {
        threads = new Threads();
        searches = Searches.uct(MeasuredGame.of(game), threads.parallel(parallel));
    }

    @TearDown
    public void end() {
        threads.close();
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Object search() {
        return searches.run(ITERATIONS);
    }
}
