package io.mcts.internal;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedWorkTest {

    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final AtomicInteger atWork = new AtomicInteger();
    private final Thread caller = Thread.currentThread();

    @AfterEach
    void nobodyIsAtWorkAnyMore() {
        pool.shutdownNow();
        assertThat(atWork).as("threads that still work after the call").hasValue(0);
    }

    @Test
    void allThreadsWorkAtTheSameTime() {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        SharedWork work = new SharedWork(pool, 3);
        boolean isComplete = work.run(3, piece -> {
            threads.add(Thread.currentThread());
            assertThat(Thread.currentThread() == caller).isEqualTo(piece == 0);
            meet(barrier);
        });
        assertThat(isComplete).isTrue();
        assertThat(threads).hasSize(3);
        assertThat(work.isStopped()).isFalse();
    }

    @Test
    void aThreadTakesTheNextPieceAsSoonAsItHasFinishedOne() {
        CountDownLatch othersDone = new CountDownLatch(9);
        Set<Thread> helpers = ConcurrentHashMap.newKeySet();
        boolean isComplete = new SharedWork(pool, 2).run(10, piece -> {
            if (piece == 0) {
                meet(othersDone);
            } else {
                helpers.add(Thread.currentThread());
                othersDone.countDown();
            }
        });
        assertThat(isComplete).isTrue();
        assertThat(helpers).as("one helper does all but the first").hasSize(1).doesNotContain(caller);
    }

    @Test
    void withoutHelpersTheCallingThreadDoesEverything() {
        Executor rejecting = task -> {
            throw new RejectedExecutionException("full");
        };
        Deque<Runnable> queue = new ArrayDeque<>();
        pool.shutdown();
        for (Executor executor : new Executor[] {rejecting, queue::add, Runnable::run, pool}) {
            Deque<Integer> done = new ArrayDeque<>();
            boolean isComplete = new SharedWork(executor, 4).run(4, piece -> {
                assertThat(Thread.currentThread()).isSameAs(caller);
                done.add(piece);
            });
            assertThat(isComplete).isTrue();
            assertThat(done).containsExactly(0, 1, 2, 3);
        }
        assertThat(queue).hasSize(3).allSatisfy(Runnable::run); // too late: nothing is done twice
    }

    @Test
    void anExecutorThatRejectsSomeHelpersKeepsTheOthers() {
        CyclicBarrier barrier = new CyclicBarrier(2);
        AtomicInteger calls = new AtomicInteger();
        Executor full = task -> {
            if (calls.incrementAndGet() == 1) {
                throw new RejectedExecutionException("full");
            }
            pool.execute(task);
        };
        boolean isComplete = new SharedWork(full, 3).run(3, piece -> {
            if (piece < 2) {
                meet(barrier);
            }
        });
        assertThat(isComplete).isTrue();
        assertThat(calls).hasValue(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aFailureStopsAllAndReachesTheCaller(int failing) {
        SharedWork work = new SharedWork(pool, 3);
        CyclicBarrier barrier = new CyclicBarrier(3);
        assertThatThrownBy(() -> work.run(9, piece -> {
                    assertThat(piece).as("nothing begins any more").isLessThan(3);
                    meet(barrier);
                    if (piece == failing) {
                        throw new IllegalArgumentException("piece " + piece);
                    }
                    workUntilStopped(work);
                }))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("piece " + failing)
                .hasNoSuppressedExceptions();
        assertThat(work.isStopped()).isTrue();
    }

    @Test
    void furtherFailuresAreSuppressedOnes() {
        CyclicBarrier barrier = new CyclicBarrier(3);
        AssertionError shared = new AssertionError("shared");
        assertThatThrownBy(() -> new SharedWork(pool, 3).run(3, piece -> {
                    meet(barrier);
                    throw piece == 1 ? new AssertionError("own") : shared;
                }))
                .isSameAs(shared)
                .satisfies(failure -> assertThat(failure.getSuppressed())
                        .singleElement()
                        .satisfies(other -> assertThat(other).hasMessage("own")));
    }

    @Test
    void anExecutorThatFailsStopsAll() {
        AtomicInteger calls = new AtomicInteger();
        SharedWork work = new SharedWork(
                task -> {
                    if (calls.incrementAndGet() == 2) {
                        throw new OutOfMemoryError("unable to create native thread");
                    }
                    pool.execute(task);
                },
                3);
        assertThatThrownBy(() -> work.run(3, piece -> {
                    assertThat(piece).as("the calling thread does not begin").isPositive();
                    workUntilStopped(work);
                }))
                .isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void anInterruptWhileItWaitsStopsAll() {
        SharedWork work = new SharedWork(pool, 3);
        CountDownLatch begun = new CountDownLatch(2);
        boolean isComplete = work.run(3, piece -> {
            if (piece == 0) {
                meet(begun);
                caller.interrupt();
            } else {
                begun.countDown();
                workUntilStopped(work);
            }
        });
        assertThat(isComplete).as("all pieces had begun").isTrue();
        assertThat(work.isStopped()).isTrue();
        assertThat(Thread.interrupted()).as("it still is").isTrue();
    }

    @Test
    void anInterruptBetweenPiecesLeavesTheRest() {
        AtomicInteger done = new AtomicInteger();
        boolean isComplete = new SharedWork(pool, 1).run(50, piece -> {
            if (done.incrementAndGet() == 5) {
                caller.interrupt();
            }
        });
        assertThat(isComplete).isFalse();
        assertThat(Thread.interrupted()).as("it still is").isTrue();
        assertThat(done).hasValue(5);
    }

    @Test
    void anInterruptedThreadBeginsTheFirstPieceAlone() {
        Deque<Integer> done = new ArrayDeque<>();
        caller.interrupt();
        assertThat(new SharedWork(pool, 1).run(3, done::add)).isFalse();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(done).containsExactly(0);
    }

    @Test
    void onceStoppedNothingBegins() {
        SharedWork work = new SharedWork(pool, 1);
        Deque<Integer> done = new ArrayDeque<>();
        boolean isComplete = work.run(3, piece -> {
            done.add(piece);
            if (piece == 1) {
                work.stop();
            }
        });
        assertThat(isComplete).isFalse();
        assertThat(done).containsExactly(0, 1);
        assertThat(work.run(3, done::add)).isFalse();
        assertThat(done).hasSize(2);
    }

    @Test
    void anObjectServesManyRuns() {
        SharedWork work = new SharedWork(pool, 4);
        for (int run = 0; run < 2_000; run++) {
            int[] done = new int[4];
            assertThat(work.run(4, piece -> done[piece]++)).isTrue();
            assertThat(IntStream.of(done)).containsOnly(1);
        }
    }

    private void workUntilStopped(SharedWork work) {
        atWork.incrementAndGet();
        while (!work.isStopped()) {
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
