package io.mcts.benchmarks;

import io.mcts.random.Xoroshiro128PlusPlus;
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

/** Random games per second, without a search: by the rollout method, by random moves, and by lists of moves. */
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RolloutBenchmark {

    private static final int ROLLOUTS = 1_000;

    @Param({MeasuredGame.TIC_TAC_TOE, MeasuredGame.CONNECT_FOUR, MeasuredGame.CONNECT_FOUR_12, MeasuredGame.EINSTEIN})
    public String game;

    @Param({ProfilePollution.ONE, ProfilePollution.ALL})
    public String loaded;

    private Rollouts<?, ?> rollouts;
    private RandomGenerator random;

    @Setup
    public void prepare() {
        random = Xoroshiro128PlusPlus.of(MeasuredGame.SEED);
        rollouts = Rollouts.of(MeasuredGame.of(game));
        ProfilePollution.load(loaded, other -> {
            Rollouts<?, ?> ofOther = Rollouts.of(MeasuredGame.of(other));
            ofOther.playOut(ROLLOUTS, random);
            ofOther.randomMoves(ROLLOUTS, random);
            ofOther.legalMoves(ROLLOUTS, random);
        });
    }

    @Benchmark
    @OperationsPerInvocation(ROLLOUTS)
    public Object playOut() {
        return rollouts.playOut(ROLLOUTS, random);
    }

    @Benchmark
    @OperationsPerInvocation(ROLLOUTS)
    public Object randomMoves() {
        return rollouts.randomMoves(ROLLOUTS, random);
    }

    @Benchmark
    @OperationsPerInvocation(ROLLOUTS)
    public Object legalMoves() {
        return rollouts.legalMoves(ROLLOUTS, random);
    }
}
