package io.mcts.evaluation;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * Values the states of a batch on several threads: the calling one and those of an executor. It pays for an evaluator that takes
 * ten microseconds a state or more.
 *
 * <p>Each state is a batch of its own, with a generator of its own, so the values do not depend on how many threads take part. A
 * thread takes the next state as soon as it is done with one. The call returns when no thread works for it any more; if the
 * executor is busy the calling thread does all by itself. The first failure is thrown by the call, and the states that nobody
 * has begun are left. So are they at an interrupt of the calling thread.
 *
 * <p>Source: T. Cazenave, N. Jouandeau, <i>On the Parallelization of UCT</i>, Computer Games Workshop 2007 (leaf
 * parallelization; here the leaves are different ones).
 *
 * @param evaluator values a state
 * @param executor runs the threads that help the calling one; the caller shuts it down
 * @param tasks how many threads take part at most, the calling one counted in: 1 or more
 * @param <S> the states of the game
 */
public record ParallelEvaluator<S>(BatchEvaluator<S> evaluator, Executor executor, int tasks)
        implements BatchEvaluator<S> {

    /**
     * Checks the number of threads.
     *
     * @param evaluator values a state
     * @param executor runs the threads that help the calling one
     * @param tasks how many threads take part at most
     * @throws IllegalArgumentException if it is less than 1
     */
    public ParallelEvaluator {
        if (tasks < 1) {
            throw new IllegalArgumentException("a batch is valued by 1 task or more, not " + tasks);
        }
    }

    @Override
    public void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        long[] seeds = new long[payoffs.length];
        for (int i = 0; i < seeds.length; i++) {
            seeds[i] = random.nextLong();
        }
        SharedWork.run(executor, tasks, seeds.length, i -> {
            double[][] payoff = {payoffs[i]};
            double[][] prior = {priors[i]};
            evaluator.evaluate(List.of(states.get(i)), Xoroshiro128PlusPlus.of(seeds[i]), payoff, prior);
        });
    }

    @Override
    public boolean givesPriors() {
        return evaluator.givesPriors();
    }

    @Override
    public String toString() {
        return "parallel:tasks=" + tasks + ":" + evaluator;
    }
}
