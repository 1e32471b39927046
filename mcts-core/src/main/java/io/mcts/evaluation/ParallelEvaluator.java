package io.mcts.evaluation;

import io.mcts.game.StoppableRandom;
import io.mcts.internal.Argument;
import io.mcts.internal.SearchStopped;
import io.mcts.internal.SharedWork;
import io.mcts.policy.Learning;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * Values the states of a batch on the calling thread and those of an executor; worthwhile from ten microseconds per state.
 *
 * <p>Each state is its own batch with its own generator, so values do not depend on the number of threads. Tasks that the executor rejects
 * or is too busy for run on the calling thread. After a failure or an interrupt, the call returns when all its tasks have ended.
 *
 * <p>Source: T. Cazenave, N. Jouandeau, <i>On the Parallelization of UCT</i>, Computer Games Workshop 2007 (leaf parallelization; here each
 * thread values a different leaf).
 *
 * @param executor its threads should be platform threads unless the evaluator waits; its owner shuts it down
 * @param tasks the most threads that take part, including the calling one; 1 or more
 */
public record ParallelEvaluator<S>(BatchEvaluator<S> evaluator, Executor executor, int tasks)
        implements BatchEvaluator<S> {

    public ParallelEvaluator {
        Argument.require(tasks >= 1, "a batch is valued by 1 task or more", tasks);
    }

    @Override
    public void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        long[] seeds = new long[payoffs.length];
        for (int i = 0; i < seeds.length; i++) {
            seeds[i] = random.nextLong();
        }
        SharedWork work = new SharedWork(executor, tasks);
        boolean isComplete = work.run(seeds.length, i -> {
            double[][] payoff = {payoffs[i]};
            double[][] prior = {priors[i]};
            Xoroshiro128PlusPlus own = Xoroshiro128PlusPlus.of(seeds[i]);
            own.check(() -> requireRunning(work, random));
            evaluator.evaluate(List.of(states.get(i)), own, payoff, prior);
        });
        if (!isComplete) {
            throw new CancellationException("interrupted before all " + seeds.length + " states were valued");
        }
    }

    private static void requireRunning(SharedWork work, RandomGenerator random) {
        if (work.isStopped()) {
            throw new SearchStopped();
        }
        if (random instanceof StoppableRandom stoppable) {
            stoppable.requireRunning();
        }
    }

    @Override
    public boolean givesPriors() {
        return evaluator.givesPriors();
    }

    @Override
    public BatchEvaluator<S> with(Learning learning) {
        return new ParallelEvaluator<>(evaluator.with(learning), executor, tasks);
    }

    @Override
    public String toString() {
        return "parallel:tasks=" + tasks + ":" + evaluator;
    }
}
