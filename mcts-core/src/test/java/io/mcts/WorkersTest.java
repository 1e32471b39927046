package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WorkersTest {

    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final AtomicInteger atWork = new AtomicInteger();
    private final Thread caller = Thread.currentThread();

    @AfterEach
    void nobodyIsAtWorkAnyMore() {
        pool.shutdownNow();
        assertThat(atWork).as("workers that outlive the call").hasValue(0);
    }

    @Test
    void allWorkAtTheSameTime() {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Workers workers = new Workers(pool, 3);
        workers.run(worker -> {
            threads.add(Thread.currentThread());
            assertThat(Thread.currentThread() == caller).isEqualTo(worker == 0);
            meet(barrier);
        });
        assertThat(threads).hasSize(3);
        assertThat(workers.isStopped()).isFalse();
    }

    @Test
    void withoutAThreadTheCallerDoesEverything() {
        Executor rejecting = task -> {
            throw new RejectedExecutionException("full");
        };
        Deque<Runnable> queue = new ArrayDeque<>();
        pool.shutdown();
        for (Executor executor : new Executor[] {rejecting, queue::add, Runnable::run, pool}) {
            Deque<Integer> done = new ArrayDeque<>();
            new Workers(executor, 4).run(worker -> {
                assertThat(Thread.currentThread()).isSameAs(caller);
                done.add(worker);
            });
            assertThat(done).containsExactly(0, 1, 2, 3);
        }
        assertThat(queue).hasSize(3).allSatisfy(Runnable::run); // too late: nothing is done twice
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aFailureStopsAllAndReachesTheCaller(int failing) {
        Workers workers = new Workers(pool, 3);
        CyclicBarrier barrier = new CyclicBarrier(3);
        assertThatThrownBy(() -> workers.run(worker -> {
                    meet(barrier);
                    if (worker == failing) {
                        throw new IllegalArgumentException("worker " + worker);
                    }
                    workUntilStopped(workers);
                }))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("worker " + failing)
                .hasNoSuppressedExceptions();
    }

    @Test
    void furtherFailuresAreSuppressedOnes() {
        CyclicBarrier barrier = new CyclicBarrier(3);
        AssertionError shared = new AssertionError("shared");
        assertThatThrownBy(() -> new Workers(pool, 3).run(worker -> {
                    meet(barrier);
                    throw worker == 1 ? new AssertionError("own") : shared;
                }))
                .isSameAs(shared)
                .satisfies(failure -> assertThat(failure.getSuppressed())
                        .singleElement()
                        .satisfies(other -> assertThat(other).hasMessage("own")));
    }

    @Test
    void anExecutorThatFailsStopsAll() {
        AtomicInteger calls = new AtomicInteger();
        Workers workers = new Workers(
                task -> {
                    if (calls.incrementAndGet() == 2) {
                        throw new OutOfMemoryError("unable to create native thread");
                    }
                    pool.execute(task);
                },
                3);
        assertThatThrownBy(() -> workers.run(worker -> {
                    assertThat(worker).as("the caller does not begin").isPositive();
                    workUntilStopped(workers);
                }))
                .isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void anInterruptWhileItWaitsStopsAll() {
        Workers workers = new Workers(pool, 3);
        CountDownLatch begun = new CountDownLatch(2);
        workers.run(worker -> {
            if (worker == 0) {
                meet(begun);
                caller.interrupt();
            } else {
                begun.countDown();
                workUntilStopped(workers);
            }
        });
        assertThat(workers.isStopped()).isTrue();
        assertThat(Thread.interrupted()).as("it still is").isTrue();
    }

    @Test
    void manyRunsOnOneExecutor() {
        for (int run = 0; run < 2_000; run++) {
            int[] done = new int[4];
            new Workers(pool, 4).run(worker -> done[worker]++);
            assertThat(IntStream.of(done)).containsOnly(1);
        }
    }

    private void workUntilStopped(Workers workers) {
        atWork.incrementAndGet();
        while (!workers.isStopped()) {
            Thread.onSpinWait();
        }
        atWork.decrementAndGet();
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static void meet(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
