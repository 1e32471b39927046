package io.mcts.benchmarks;

import io.mcts.games.go.EyePolicy;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.games.go.PatternPolicy;
import io.mcts.policy.Policy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Rollouts of 9x9 Go per second, with a copy of the board each; compare {@code go_playout} of the limit programs. */
@State(Scope.Thread)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GoRolloutBenchmark {

    @Param({"eyes", "patterns"})
    public String policy;

    private final Go start = Go.initial(GoRules.of(9));
    private final RandomGenerator random = Xoroshiro128PlusPlus.of(MeasuredGame.SEED);
    private Policy<Go, GoMove> rollouts;

    @Setup
    public void prepare() {
        rollouts = policy.equals("eyes") ? new EyePolicy() : new PatternPolicy();
    }

    @Benchmark
    public Object playOut() {
        Go state = start.copy();
        rollouts.playOut(state, random);
        return state;
    }
}
