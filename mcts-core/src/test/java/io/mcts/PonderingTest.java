package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PonderingTest {

    private static final Branch SECOND = new Branch(1);

    private final ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
    private final AtomicLong evaluations = new AtomicLong();
    private final AtomicInteger evaluating = new AtomicInteger();

    @AfterEach
    void noWorkerIsLeft() throws InterruptedException {
        assertThat(evaluating).as("workers that outlive the stop").hasValue(0);
        pool.shutdown();
        assertThat(pool.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    }

    private Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.<TreeGame, Branch>builder().seed(1).evaluator((state, random, payoffs) -> {
            evaluating.incrementAndGet();
            Arrays.fill(payoffs, 5);
            evaluations.incrementAndGet();
            evaluating.decrementAndGet();
        });
    }

    private void awaitEvaluations(long count) {
        while (evaluations.get() < count) {
            Thread.onSpinWait();
        }
    }

    @Test
    void theTreeIsSearchedOnUntilItIsStopped() {
        SearchTree<TreeGame, Branch> tree = builder().build().tree(Games.deep());
        tree.search(Budget.iterations(100));
        Pondering<Branch> pondering = tree.ponder(pool);
        awaitEvaluations(1_000);
        SearchResult<Branch> result = pondering.stop();
        assertThat(result.iterations()).isGreaterThanOrEqualTo(900);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.CANCELLED);
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(100 + result.iterations());
        assertThat(pondering.stop()).as("the same each time").isSameAs(result);
        pondering.close();
        TreeInvariants.check(tree);
        tree.advance(SECOND);
        assertThat(tree.search(Budget.iterations(10)).iterations()).isEqualTo(10);
    }

    @Test
    void ponderingIsSearching() {
        SearchTree<TreeGame, Branch> pondered =
                Mcts.<TreeGame, Branch>builder().seed(1).build().tree(Games.threePlayers());
        SearchResult<Branch> result;
        try (Pondering<Branch> pondering = pondered.ponder(pool, Budget.iterations(3_000))) {
            while (pool.getCompletedTaskCount() == 0) { // it ends by itself, and waits for nobody
                Thread.onSpinWait();
            }
            result = pondering.stop();
        }
        SearchResult<Branch> searched =
                Mcts.<TreeGame, Branch>builder().seed(1).build().search(Games.threePlayers(), Budget.iterations(3_000));
        assertThat(result.moves()).isEqualTo(searched.moves());
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
    }

    @Test
    void meanwhileNothingElseIsAllowed() {
        SearchTree<TreeGame, Branch> tree = builder().build().tree(Games.deep());
        try (Pondering<Branch> pondering = tree.ponder(pool)) {
            assertThat(pondering).isNotNull();
            Runnable[] refused = {
                () -> tree.search(Budget.iterations(1)),
                () -> tree.advance(SECOND),
                () -> tree.snapshot(1, 1),
                () -> tree.state(),
                () -> tree.ponder(pool)
            };
            for (Runnable action : refused) {
                assertThatThrownBy(action::run)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage(
                                "the tree is being pondered on; it can be used again once the pondering is stopped");
            }
        }
        assertThat(tree.state().legalMoves()).hasSize(3);
        assertThat(tree.snapshot(1, 3).children()).hasSize(3);
        long pondered = tree.snapshot(0, 0).visits();
        tree.search(Budget.iterations(3), progress -> {
            assertThat(tree.snapshot(1, 3).visits())
                    .as("a listener may look")
                    .isEqualTo(pondered + progress.iterations());
            assertThat(tree.state().legalMoves()).hasSize(3);
            assertThatThrownBy(() -> tree.ponder(pool))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is being searched");
        });
    }

    /** It would wait for itself, on whichever of its threads. The pondering ends with the refusal, and the tree is free again. */
    @Test
    void aSearchDoesNotStopItsOwnPondering() {
        for (Parallel parallel : List.of(Parallel.none(), Parallel.tree(pool, 2), Parallel.root(pool, 2))) {
            SearchTree<TreeGame, Branch> tree =
                    builder().parallel(parallel).build().tree(Games.deep());
            AtomicReference<Pondering<Branch>> own = new AtomicReference<>();
            CountDownLatch refused = new CountDownLatch(1);
            own.set(tree.ponder(pool, Budget.until(progress -> {
                Pondering<Branch> pondering = own.get();
                if (pondering == null || progress.iterations() < 100) {
                    return false;
                }
                try {
                    return pondering.stop().iterations() < 0;
                } catch (IllegalStateException refusal) {
                    refused.countDown();
                    throw refusal;
                }
            })));
            awaitQuietly(refused);
            assertThatThrownBy(() -> own.get().stop())
                    .as("%s", parallel)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("a search that is pondered cannot stop its own pondering");
            assertThat(tree.search(Budget.iterations(10)).iterations()).isEqualTo(10);
        }
    }

    @Test
    void aSearchIsNotDisturbedFromAnotherThread() throws Exception {
        SearchTree<TreeGame, Branch> tree = builder().build().tree(Games.deep());
        Cancellation end = new Cancellation();
        var search = pool.submit(() -> tree.search(Budget.unlimited().or(end)));
        awaitEvaluations(1);
        assertThatThrownBy(() -> tree.search(Budget.iterations(1))).hasMessageContaining("is being searched");
        assertThatThrownBy(() -> tree.snapshot(1, 1)).hasMessageContaining("is being searched");
        end.cancel();
        assertThat(search.get().iterations()).isPositive();
    }

    @Test
    void anExecutorWithoutAThreadDoesNotHoldItUp() {
        for (Executor executor : new Executor[] {task -> {}, Runnable::run}) {
            SearchTree<TreeGame, Branch> tree = builder().build().tree(Games.deep());
            SearchResult<Branch> result = tree.ponder(executor).stop();
            assertThat(result.iterations()).isZero();
            assertThat(tree.search(Budget.iterations(5)).iterations()).isEqualTo(5);
        }
    }

    @Test
    void anExecutorThatRefusesLeavesTheTreeAsItWas() {
        SearchTree<TreeGame, Branch> tree = builder().build().tree(Games.deep());
        assertThatThrownBy(() -> tree.ponder(task -> {
                    throw new RejectedExecutionException("full");
                }))
                .isInstanceOf(RejectedExecutionException.class);
        assertThat(tree.search(Budget.iterations(5)).iterations()).isEqualTo(5);
    }

    @Test
    void aFailureIsToldOnce() {
        SearchTree<TreeGame, Branch> tree = failing().tree(Games.deep());
        Pondering<Branch> pondering = tree.ponder(pool);
        awaitEvaluations(100);
        assertThatThrownBy(pondering::stop)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("broken")
                .hasMessageContaining("Played from the root")
                .hasCauseInstanceOf(UnsupportedOperationException.class);
        pondering.close(); // says nothing more
        assertThatThrownBy(pondering::stop)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the pondering has failed, as its first stop has said");
        TreeInvariants.check(tree);
        assertThatThrownBy(() -> {
                    try (Pondering<Branch> second = tree.ponder(pool)) {
                        assertThat(second).isNotNull();
                        awaitEvaluations(101);
                    }
                })
                .hasMessageContaining("broken");
    }

    private Mcts<TreeGame, Branch> failing() {
        return Mcts.<TreeGame, Branch>builder()
                .evaluator((state, random, payoffs) -> {
                    payoffs[0] = 5;
                    if (evaluations.incrementAndGet() >= 100) {
                        throw new UnsupportedOperationException("broken");
                    }
                })
                .build();
    }

    @Test
    void anInterruptWhileItWaitsIsKept() {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Thread caller = Thread.currentThread();
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .evaluator((state, random, payoffs) -> {
                    evaluating.incrementAndGet();
                    begun.countDown();
                    awaitQuietly(interrupted);
                    payoffs[0] = 5;
                    evaluating.decrementAndGet();
                })
                .build()
                .tree(Games.deep());
        Pondering<Branch> pondering = tree.ponder(pool);
        awaitQuietly(begun);
        pool.execute(() -> {
            while (caller.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            caller.interrupt();
            interrupted.countDown();
        });
        assertThat(pondering.stop().iterations()).isEqualTo(1);
        assertThat(evaluating).hasValue(0);
        assertThat(Thread.interrupted()).as("it still is").isTrue();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    @Test
    void underACeilingItGoesOn() {
        SearchTree<TreeGame, Branch> tree =
                builder().memoryCeiling(100_000).build().tree(Games.deep());
        Pondering<Branch> pondering = tree.ponder(pool);
        awaitEvaluations(50_000);
        SearchResult<Branch> result = pondering.stop();
        assertThat(result.effort().recyclings()).isPositive();
        assertThat(result.effort().bytes()).isLessThanOrEqualTo(100_000);
        TreeInvariants.checkRecycled(tree);
    }

    @Test
    void severalWorkersPonder() {
        SearchTree<TreeGame, Branch> tree =
                builder().parallel(Parallel.root(pool, 2)).build().tree(Games.deep());
        Pondering<Branch> pondering = tree.ponder(pool);
        awaitEvaluations(10_000);
        assertThat(pondering.stop().iterations()).isGreaterThanOrEqualTo(9_000);
        tree.trees().forEach(TreeInvariants::check);
    }
}
