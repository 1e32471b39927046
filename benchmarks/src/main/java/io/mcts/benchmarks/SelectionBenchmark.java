package io.mcts.benchmarks;

import io.mcts.Mcts;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
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
 * Selections per second of each policy at a node of few and of many children: over nodes in arrays, and in a search with little else to do.
 * {@code LEAST_VISITED}, which computes nothing, shows the cost of the rest of an iteration.
 */
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SelectionBenchmark {

    static final int ITERATIONS = 100_000;

    private static final int NODES = 64;
    private static final int VISITS = 1_000;

    @Param
    public SelectionSubject policy;

    @Param({"7", "30"})
    public int children;

    private RandomGenerator random;
    private PlayedNode[] nodes;
    private Searches<OneMoveGame, Arm> searches;

    @Setup
    public void prepare() {
        random = Xoroshiro128PlusPlus.of(MeasuredGame.SEED);
        nodes = IntStream.range(0, NODES)
                .mapToObj(number -> PlayedNode.of(children, VISITS, random))
                .toArray(PlayedNode[]::new);
        Mcts.Builder<OneMoveGame, Arm> builder = Mcts.<OneMoveGame, Arm>builder()
                .selection(policy.policy())
                .prior((state, moves, scores) -> Arrays.fill(scores, 1.0 / children))
                .seed(MeasuredGame.SEED);
        searches = new Searches<>(OneMoveGame.of(children), builder.build());
    }

    @Benchmark
    @OperationsPerInvocation(NODES)
    public int select() {
        int sum = 0;
        for (PlayedNode node : nodes) {
            sum += policy.policy().select(node, random);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Object search() {
        return searches.run(ITERATIONS);
    }
}
