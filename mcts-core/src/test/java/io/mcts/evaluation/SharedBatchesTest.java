package io.mcts.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.policy.Learning;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Batches of numbers, each of which is worth its double. */
class SharedBatchesTest {

    private static final int THREADS = 8;

    private final ExecutorService executor = Executors.newFixedThreadPool(THREADS);

    @AfterEach
    void shutDown() {
        executor.shutdownNow();
    }

    /** Each batch needs a permit; an interrupt while it waits for one ends it, as one ends an evaluation on several threads. */
    private static final class Doubling implements BatchEvaluator<Integer> {

        private final List<List<Integer>> batches = Collections.synchronizedList(new ArrayList<>());
        private final Semaphore permits = new Semaphore(0);
        private volatile Optional<Error> error = Optional.empty();

        @Override
        public void evaluate(List<Integer> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            batches.add(List.copyOf(states));
            try {
                permits.acquire();
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            }
            error.ifPresent(failure -> {
                throw failure;
            });
            for (int i = 0; i < states.size(); i++) {
                if (states.get(i) < 0) {
                    throw new IllegalStateException("a number is below 0");
                }
                payoffs[i][0] = 2 * states.get(i);
            }
        }
    }

    private static double value(BatchEvaluator<Integer> evaluator, int number) {
        double[][] payoffs = {{Double.NaN}};
        evaluator.evaluate(List.of(number), Xoroshiro128PlusPlus.of(1), payoffs, new double[1][0]);
        return payoffs[0][0];
    }

    private Future<Double> begin(BatchEvaluator<Integer> evaluator, int number) {
        return executor.submit(() -> value(evaluator, number));
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(1);
        }
    }

    @Test
    void whatComesDuringABatchFormsTheNext() throws Exception {
        Doubling doubling = new Doubling();
        SharedBatches<Integer> shared = new SharedBatches<>(doubling, 1);
        List<Future<Double>> values = new ArrayList<>();
        for (int number = 0; number < 7; number++) {
            int soFar = number;
            values.add(begin(shared, number));
            await(() -> shared.waiting() + doubling.batches.size() > soFar);
        }
        doubling.permits.release(2);
        for (int number = 0; number < 7; number++) {
            assertThat(values.get(number).get()).isEqualTo(2 * number);
        }
        assertThat(doubling.batches).containsExactly(List.of(0), List.of(1, 2, 3, 4, 5, 6));
        doubling.permits.release();
        assertThat(value(shared, 3)).isEqualTo(6);
    }

    @Test
    void asManyBatchesAsAllowedAreUnderWay() throws Exception {
        Doubling doubling = new Doubling();
        SharedBatches<Integer> shared = new SharedBatches<>(doubling, 1, 3);
        List<Future<Double>> values = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            int soFar = number;
            values.add(begin(shared, number));
            await(() -> shared.waiting() + doubling.batches.size() > soFar);
        }
        assertThat(doubling.batches).containsExactly(List.of(0), List.of(1), List.of(2));
        doubling.permits.release(4);
        for (int number = 0; number < 6; number++) {
            assertThat(values.get(number).get()).isEqualTo(2 * number);
        }
        assertThat(doubling.batches).hasSize(4).contains(List.of(3, 4, 5));
    }

    /** The states of two threads, of which the first evaluates both, and the thread of a third that was under way before. */
    private record Together(Future<Double> first, Future<Double> second, Future<Double> before) {}

    private Together together(SharedBatches<Integer> shared, Doubling doubling, int number) throws Exception {
        Future<Double> before = begin(shared, 0);
        await(() -> doubling.batches.size() == 1);
        Future<Double> first = begin(shared, number);
        await(() -> shared.waiting() == 1);
        Future<Double> second = begin(shared, 2);
        await(() -> shared.waiting() == 2);
        doubling.permits.release();
        await(() -> doubling.batches.size() == 2);
        return new Together(first, second, before);
    }

    @Test
    void aFailureReachesAllOfItsBatchAndNoOther() throws Exception {
        Doubling doubling = new Doubling();
        SharedBatches<Integer> shared = new SharedBatches<>(doubling, 1);
        Together together = together(shared, doubling, -1);
        doubling.permits.release();
        assertThat(together.before().get()).isZero();
        assertThatThrownBy(together.first()::get)
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a number is below 0");
        assertThatThrownBy(together.second()::get)
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("a number is below 0");
        doubling.permits.release();
        assertThat(value(shared, 4)).isEqualTo(8);
    }

    @Test
    void anErrorIsTheCauseOfWhatItsBatchFailsBy() throws Exception {
        Doubling doubling = new Doubling();
        SharedBatches<Integer> shared = new SharedBatches<>(doubling, 1);
        Together together = together(shared, doubling, 1);
        Error error = new OutOfMemoryError("for the test");
        together.before().get();
        doubling.error = Optional.of(error);
        doubling.permits.release();
        assertThatThrownBy(together.first()::get).hasCause(error);
        assertThatThrownBy(together.second()::get).cause().hasCause(error);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whoeverIsCancelledEndsNoOther(int atATime) throws Exception {
        Doubling doubling = new Doubling();
        SharedBatches<Integer> shared = new SharedBatches<>(doubling, 7, atATime);
        CountDownLatch all = new CountDownLatch(7);
        List<Future<Double>> values = new ArrayList<>();
        for (int number = 0; number < 7; number++) {
            int own = number;
            values.add(executor.submit(() -> {
                all.countDown();
                all.await();
                return value(shared, own);
            }));
        }
        await(() -> shared.waiting()
                        + doubling.batches.stream().mapToInt(List::size).sum()
                == 7);
        for (int cancelled : List.of(0, 3, 5)) { // one of them may evaluate for the others
            values.get(cancelled).cancel(true);
        }
        doubling.permits.release(7);
        for (int number : List.of(1, 2, 4, 6)) {
            assertThat(values.get(number).get()).isEqualTo(2 * number);
        }
    }

    @Test
    void whatAnInterruptedThreadLeavesIsEvaluatedByAnother() throws Exception {
        Doubling doubling = new Doubling();
        SharedBatches<Integer> shared = new SharedBatches<>(doubling, 1);
        Together together = together(shared, doubling, 1);
        together.first().cancel(true); // it evaluates for both
        await(() -> doubling.batches.size() == 3);
        doubling.permits.release();
        assertThat(together.second().get()).isEqualTo(4);
        assertThat(doubling.batches).containsExactly(List.of(0), List.of(1, 2), List.of(2));
    }

    @Test
    void aBatchWaitsForOthersButNotForEver() throws Exception {
        Doubling doubling = new Doubling();
        doubling.permits.release(1_000);
        SharedBatches<Integer> shared = new SharedBatches<>(doubling, 3);
        assertThat(value(shared, 3)).isEqualTo(6);
        for (int round = 0; round < 200; round++) {
            List<Future<Double>> values = new ArrayList<>();
            for (int number = 0; number < 3; number++) {
                values.add(begin(shared, number));
            }
            for (int number = 0; number < 3; number++) {
                assertThat(values.get(number).get()).isEqualTo(2 * number);
            }
        }
        assertThat(doubling.batches.get(0)).hasSize(1);
        assertThat(doubling.batches).anySatisfy(batch -> assertThat(batch).hasSize(3));
    }

    @Test
    void whatLearnsInEachSearchCannotBeShared() {
        SharedBatches<Integer> shared = new SharedBatches<>(
                new BatchEvaluator<>() {
                    @Override
                    public void evaluate(
                            List<Integer> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
                        throw new AssertionError();
                    }

                    @Override
                    public BatchEvaluator<Integer> with(Learning learning) {
                        return (states, random, payoffs, priors) -> {};
                    }
                },
                1);
        assertThatIllegalStateException()
                .isThrownBy(() -> shared.with(new Learning(false)))
                .withMessageContaining("searches cannot share");
    }
}
