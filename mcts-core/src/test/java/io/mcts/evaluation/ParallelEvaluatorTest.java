package io.mcts.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ParallelEvaluatorTest {

    private static final List<Integer> STATES = IntStream.range(0, 50).boxed().toList();

    private final ExecutorService executor = Executors.newFixedThreadPool(3);

    @AfterEach
    void endThreads() throws InterruptedException {
        executor.shutdown();
        assertThat(executor.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void valuesDoNotDependOnTheNumberOfThreads() {
        BatchEvaluator<Integer> model = (states, random, payoffs, priors) -> {
            for (int i = 0; i < payoffs.length; i++) {
                payoffs[i][0] = states.get(i) + random.nextDouble();
                priors[i][0] = random.nextDouble();
            }
        };
        double[][] expected = values(new ParallelEvaluator<>(model, executor, 1), STATES);
        Set<Double> fractions = new HashSet<>();
        for (int i = 0; i < expected.length; i++) {
            assertThat((int) expected[i][0]).isEqualTo(i);
            fractions.add(expected[i][0] - i);
        }
        assertThat(fractions).as("each state has a generator of its own").hasSize(STATES.size());
        for (int tasks = 2; tasks <= 4; tasks++) {
            assertThat(values(new ParallelEvaluator<>(model, executor, tasks), STATES))
                    .isDeepEqualTo(expected);
        }
    }

    @Test
    void asManyThreadsAsTasksWorkAtTheSameTime() {
        CyclicBarrier all = new CyclicBarrier(3);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        BatchEvaluator<Integer> meeting = (states, random, payoffs, priors) -> {
            threads.add(Thread.currentThread());
            meet(all);
            payoffs[0][0] = 1;
        };
        values(new ParallelEvaluator<>(meeting, executor, 3), STATES.subList(0, 3));
        assertThat(threads).hasSize(3).contains(Thread.currentThread());
    }

    @Test
    void theCallerDoesAllWhereNobodyHelps() {
        List<Runnable> waiting = new ArrayList<>();
        AtomicInteger calls = new AtomicInteger();
        BatchEvaluator<Integer> model = (states, random, payoffs, priors) -> calls.incrementAndGet();
        values(new ParallelEvaluator<>(model, waiting::add, 4), STATES);
        assertThat(calls).hasValue(50);
        assertThat(waiting).hasSize(3);
        waiting.forEach(Runnable::run);
        assertThat(calls).as("a helper that comes late does nothing").hasValue(50);
    }

    @Test
    void aFailureReachesTheCallerOnceAndNobodyWorksOn() {
        AtomicInteger atWork = new AtomicInteger();
        AtomicInteger calls = new AtomicInteger();
        CyclicBarrier all = new CyclicBarrier(3);
        BatchEvaluator<Integer> failing = (states, random, payoffs, priors) -> {
            atWork.incrementAndGet();
            calls.incrementAndGet();
            meet(all); // so that all three fail, each at its first state
            int state = states.get(0);
            pause(20L * state);
            atWork.decrementAndGet();
            throw new IllegalArgumentException("state " + state);
        };
        assertThatThrownBy(() -> values(new ParallelEvaluator<>(failing, executor, 3), STATES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("state 0")
                .satisfies(failure -> assertThat(failure.getSuppressed())
                        .extracting(Throwable::getMessage)
                        .containsExactly("state 1", "state 2"));
        assertThat(atWork).as("threads that still work").hasValue(0);
        assertThat(calls).hasValue(3);
    }

    @Test
    void anErrorReachesTheCaller() {
        BatchEvaluator<Integer> failing = (states, random, payoffs, priors) -> {
            throw new AssertionError("by itself");
        };
        assertThatThrownBy(() -> values(new ParallelEvaluator<>(failing, executor, 2), STATES))
                .isInstanceOf(AssertionError.class)
                .hasMessage("by itself");
    }

    @Test
    void whatTheExecutorRejectsTheCallingThreadDoes() {
        Executor full = task -> {
            throw new RejectedExecutionException("full");
        };
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        BatchEvaluator<Integer> model = (states, random, payoffs, priors) -> {
            threads.add(Thread.currentThread());
            payoffs[0][0] = states.get(0) + random.nextDouble();
        };
        double[][] expected = values(new ParallelEvaluator<>(model, executor, 3), STATES);
        threads.clear();
        assertThat(values(new ParallelEvaluator<>(model, full, 3), STATES)).isDeepEqualTo(expected);
        assertThat(threads).containsExactly(Thread.currentThread());
    }

    @Test
    void anInterruptLeavesTheRestAndIsKept() {
        AtomicInteger calls = new AtomicInteger();
        BatchEvaluator<Integer> model = (states, random, payoffs, priors) -> {
            if (calls.incrementAndGet() == 5) {
                Thread.currentThread().interrupt();
            }
        };
        assertThatThrownBy(() -> values(new ParallelEvaluator<>(model, executor, 1), STATES))
                .isInstanceOf(CancellationException.class)
                .hasMessage("interrupted before all 50 states were valued");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(calls).hasValue(5);
    }

    /** The caller waits for a helper when the interrupt comes: nothing is left to give up, and the helper is waited for. */
    @Test
    void anInterruptWhileAHelperWorksIsKeptUntilItIsDone() {
        Thread caller = Thread.currentThread();
        CountDownLatch helping = new CountDownLatch(1);
        BatchEvaluator<Integer> model = (states, random, payoffs, priors) -> {
            if (Thread.currentThread() == caller) {
                await(helping);
            } else {
                helping.countDown();
                pause(50);
                caller.interrupt();
                pause(50);
            }
            payoffs[0][0] = 7;
        };
        double[][] payoffs = values(new ParallelEvaluator<>(model, executor, 2), STATES.subList(0, 2));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(payoffs).isDeepEqualTo(new double[][] {{7}, {7}});
    }

    @Test
    void printsAndChecksItsParameters() {
        BatchEvaluator<Integer> model = (states, random, payoffs, priors) -> {};
        assertThatThrownBy(() -> new ParallelEvaluator<>(model, executor, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 task or more, not 0");
        assertThatThrownBy(() -> new LeafBatches<TreeGame>((s, r, p, q) -> {}, 0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 to 4096 leaves, not 0");
        assertThatThrownBy(() -> new LeafBatches<TreeGame>((s, r, p, q) -> {}, 1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 to 1000 visits, not 0");
    }

    private static double[][] values(BatchEvaluator<Integer> evaluator, List<Integer> states) {
        double[][] payoffs = new double[states.size()][1];
        evaluator.evaluate(states, Xoroshiro128PlusPlus.of(1), payoffs, new double[states.size()][1]);
        return payoffs;
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (Exception broken) {
            throw new AssertionError(broken);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupt) {
            throw new AssertionError(interrupt);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupt) {
            throw new AssertionError(interrupt);
        }
    }
}
