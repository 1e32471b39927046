package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.ExpectationBackup;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.search.Inside;
import io.mcts.selection.Ucb1Tuned;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootParallelTest {

    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final Thread caller = Thread.currentThread();
    private final AtomicInteger evaluating = new AtomicInteger();

    @AfterEach
    void noWorkerIsLeft() {
        pool.shutdownNow();
        assertThat(evaluating).as("workers that outlive the call").hasValue(0);
    }

    private Mcts.Builder<TreeGame, Branch> builder(Executor executor, int workers) {
        return Mcts.<TreeGame, Branch>builder().seed(1).parallel(Parallel.root(executor, workers));
    }

    /** Each figure of a result against those of the single trees, which are read move by move. */
    @Test
    void theResultIsTheSumOfTheTrees() {
        for (TreeGame game : List.of(Games.threePlayers(), Games.gamble(), Games.chanceRoot())) {
            SearchTree<TreeGame, Branch> tree = builder(pool, 3)
                    .selection(new Ucb1Tuned())
                    .backup(new ExpectationBackup())
                    .build()
                    .tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
            List<SearchResult<Branch>> single =
                    tree.trees().stream().map(Inside::result).toList();
            assertThat(single).hasSize(3);
            for (MoveStatistics<Branch> move : result.moves()) {
                List<MoveStatistics<Branch>> parts = single.stream()
                        .map(part -> part.statistics(move.move()))
                        .toList();
                long visits = parts.stream().mapToLong(MoveStatistics::visits).sum();
                assertThat(move.visits()).isEqualTo(visits).isPositive();
                assertThat(move.mean())
                        .isCloseTo(
                                parts.stream()
                                                .mapToDouble(part -> part.visits() * part.mean())
                                                .sum()
                                        / visits,
                                within(1e-12));
            }
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(1_000);
            for (int player = 0; player < game.playerCount(); player++) {
                double sum = 0;
                for (int worker = 0; worker < 3; worker++) {
                    sum += single.get(worker).playerValues().get(player) * (worker == 0 ? 334 : 333);
                }
                assertThat(result.playerValues().get(player)).isCloseTo(sum / 1_000, within(1e-12));
            }
            assertThat(result.effort().nodes())
                    .isEqualTo(single.stream()
                            .mapToLong(part -> part.effort().nodes())
                            .sum());
            assertThat(result.effort().bytes())
                    .isEqualTo(3 * 8 * 512
                            + tree.trees().stream()
                                    .mapToLong(each -> each.moves().bytes())
                                    .sum());
            tree.trees().forEach(TreeInvariants::check);
        }
    }

    /**
     * The children of two roots come in different orders, so that a sum by number would mix the moves up: of three moves that
     * pay 1, 4 and 9 of 10 each keeps its mean.
     */
    @Test
    void movesAreMatchedWhateverTheirOrder() {
        for (long seed = 0; seed < 20; seed++) {
            SearchResult<Branch> result = builder(pool, 4)
                    .seed(seed)
                    .build()
                    .search(new TreeGame(1, choice(0, end(1), end(4), end(9))), Budget.iterations(4_000));
            double[] means = IntStream.range(0, 3)
                    .mapToDouble(move -> result.statistics(new Branch(move)).mean())
                    .toArray();
            assertThat(means).containsExactly(new double[] {0.1, 0.4, 0.9}, within(1e-12));
            // equal rewards have no spread, in the sum as in each
            assertThat(result.moves())
                    .allSatisfy(move -> assertThat(move.standardError()).isCloseTo(1.0 / move.visits(), within(1e-6)));
            assertThat(result.bestMove()).isEqualTo(new Branch(2));
        }
    }

    /** Move 0 pays 0 or 10 by chance: the standard error of the sum is that of all its rewards together. */
    @Test
    void theStandardErrorIsThatOfAllRewards() {
        SearchResult<Branch> result = builder(pool, 2)
                .build()
                .search(
                        new TreeGame(1, choice(0, TreeGame.chance(new double[] {0.5, 0.5}, end(0), end(10)))),
                        Budget.iterations(100));
        MoveStatistics<Branch> move = result.statistics(new Branch(0));
        // rewards are 0 and 1: k ones of n have the variance (k - k^2 / n) / (n - 1)
        double n = 100;
        double k = move.mean() * n;
        assertThat(k).isBetween(30.0, 70.0);
        assertThat(move.standardError()).isCloseTo(Math.sqrt((k - k * k / n) / (n - 1) / n), within(1e-12));
    }

    @Test
    void theFirstTreeIsThatOfASingleSearch() {
        SearchTree<TreeGame, Branch> tree = builder(pool, 3).build().tree(Games.threePlayers());
        tree.search(Budget.iterations(301));
        List<MoveStatistics<Branch>> first = Inside.result(tree.trees().get(0)).moves();
        SearchResult<Branch> single =
                Mcts.<TreeGame, Branch>builder().seed(1).build().search(Games.threePlayers(), Budget.iterations(101));
        assertThat(first).isEqualTo(single.moves());
        assertThat(Inside.result(tree.trees().get(1)).moves()).isNotEqualTo(first);
    }

    @Test
    void equalSeedsGiveEqualResultsWhateverTheThreads() {
        SearchResult<Branch> expected = null;
        Executor rejecting = task -> {
            throw new RejectedExecutionException("full");
        };
        for (Executor executor : new Executor[] {pool, pool, rejecting, Runnable::run, task -> {}}) {
            SearchTree<TreeGame, Branch> tree = builder(executor, 3).build().tree(Games.threePlayers());
            tree.search(Budget.iterations(500));
            tree.advance(new Branch(1));
            SearchResult<Branch> result = tree.search(Budget.iterations(3_001));
            assertThat(result.iterations()).isEqualTo(3_001);
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
            if (expected == null) {
                expected = result;
            }
            assertThat(result.moves()).isEqualTo(expected.moves());
            assertThat(result.playerValues()).isEqualTo(expected.playerValues());
            assertThat(result.principalVariation()).isEqualTo(expected.principalVariation());
            assertThat(result.effort().nodes()).isEqualTo(expected.effort().nodes());
            assertThat(result.effort().depth()).isEqualTo(expected.effort().depth());
        }
    }

    @Test
    void aKeptTreeKeepsThemAll() {
        SearchTree<TreeGame, Branch> tree = builder(pool, 3).build().tree(Games.threePlayers());
        SearchResult<Branch> before = tree.search(Budget.iterations(2_000));
        long below = before.statistics(new Branch(1)).visits() - 3; // in each tree the first visit is an evaluation
        tree.advance(new Branch(1));
        SearchResult<Branch> after = tree.search(Budget.iterations(300));
        assertThat(after.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(below + 300);
        assertThat(after.bestMove()).isEqualTo(new Branch(0));
        tree.trees().forEach(TreeInvariants::check);
    }

    @Test
    void thePrincipalVariationIsThatOfTheTreeWithMostVisitsOfTheBestMove() {
        SearchTree<TreeGame, Branch> tree = builder(pool, 4).build().tree(Games.threePlayers());
        SearchResult<Branch> result = tree.search(Budget.iterations(40));
        SearchResult<Branch> most = tree.trees().stream()
                .map(Inside::result)
                .reduce((a, b) -> b.statistics(result.bestMove()).visits()
                                > a.statistics(result.bestMove()).visits()
                        ? b
                        : a)
                .orElseThrow();
        assertThat(most.bestMove()).isEqualTo(result.bestMove());
        assertThat(result.principalVariation()).isEqualTo(most.principalVariation());
    }

    @Test
    void theListenerHearsAllOnTheCallingThread() {
        List<SearchResult<Branch>> heard = new ArrayList<>();
        long[] last = new long[5];
        SearchResult<Branch> result = builder(pool, 3)
                .build()
                .search(Games.deep(), Budget.iterations(200_000), SearchListener.every(1_000, progress -> {
                    assertThat(Thread.currentThread()).isSameAs(caller);
                    long[] now = {
                        progress.iterations(),
                        progress.elapsedNanos(),
                        progress.nodes(),
                        progress.bytes(),
                        progress.depth()
                    };
                    for (int i = 0; i < now.length; i++) {
                        assertThat(now[i]).isGreaterThanOrEqualTo(last[i]);
                        last[i] = now[i];
                    }
                    assertThat(progress.spentShare()).isBetween(0.0, 1.0);
                    heard.add(progress.snapshot());
                }));
        assertThat(heard).hasSizeGreaterThan(60); // the calling thread alone passes 66 thousands
        assertThat(last[0]).isGreaterThan(66_000).isLessThanOrEqualTo(200_000);
        assertThat(heard).allSatisfy(sofar -> {
            assertThat(sofar.effort().stopReason()).isEqualTo(StopReason.RUNNING);
            assertThat(sofar.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isBetween(1L, 200_000L);
        });
        assertThat(result.iterations()).isEqualTo(200_000);
    }

    @Test
    void timeIsSharedByAllWhoeverBeginsLate() {
        AtomicLong now = new AtomicLong();
        SearchResult<Branch> result = builder(task -> {}, 3) // nobody begins before the caller is done
                .clock(() -> now.getAndAdd(1_000_000))
                .build()
                .search(Games.threePlayers(), Budget.millis(50));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.TIME);
        // the three searches read the clock when they begin, so 48 iterations of the first are left of 50 ms
        assertThat(result.iterations()).isBetween(40L, 50L);
    }

    /** The other worker waits until it has been asked how its root stands, and then does all of its 500 iterations. */
    @Test
    void whatTheOtherWorkersHavePublishedIsSeen() {
        CountDownLatch isAsked = new CountDownLatch(1);
        List<Thread> others = new ArrayList<>();
        Executor executor = task -> {
            Thread thread = new Thread(() -> {
                try {
                    isAsked.await();
                } catch (InterruptedException interrupt) {
                    return;
                }
                task.run();
            });
            others.add(thread);
            thread.start();
        };
        List<Long> iterations = new ArrayList<>();
        List<Long> visits = new ArrayList<>();
        List<Long> nodes = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        builder(executor, 2).build().search(Games.twoMoves(), Budget.iterations(1_000), progress -> {
            if (others.get(0).isAlive()) {
                assertThat(progress.best().visits()).isEqualTo(1);
                isAsked.countDown();
                join(others.get(0));
            }
            iterations.add(progress.iterations());
            nodes.add(progress.nodes());
            depths.add(progress.depth());
            visits.add(progress.snapshot().moves().stream()
                    .mapToLong(MoveStatistics::visits)
                    .sum());
        });
        assertThat(iterations).startsWith(501L, 502L).endsWith(1_000L);
        // its root it has published last at the greatest multiple of 64, 448
        assertThat(visits).startsWith(449L, 450L).endsWith(948L);
        assertThat(nodes).as("three of its own, two and three of this one").startsWith(5L, 6L);
        assertThat(depths).startsWith(1);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupt) {
            throw new IllegalStateException(interrupt);
        }
    }

    @Test
    void budgetsAreDivided() {
        assertThat(Budget.iterations(11).share(0, 3)).hasToString("4 iterations");
        assertThat(Budget.iterations(11).share(1, 3)).hasToString("4 iterations");
        assertThat(Budget.iterations(11).share(2, 3)).hasToString("3 iterations");
        assertThat(Budget.millis(7).or(Budget.memory(100)).share(1, 2)).hasToString("7 ms or 50 bytes");
        Cancellation cancellation = new Cancellation();
        assertThat(cancellation.share(1, 2)).isSameAs(cancellation);
        SearchResult<Branch> none = builder(pool, 3).build().search(Games.threePlayers(), Budget.iterations(0));
        assertThat(none.iterations()).isZero();
        assertThat(none.principalVariation()).containsExactly(none.bestMove());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aFailureOfAWorkerReachesTheCallerWithItsMoves(int failing) {
        CountDownLatch allAtWork = new CountDownLatch(3);
        AtomicInteger order = new AtomicInteger();
        ThreadLocal<Integer> worker =
                ThreadLocal.withInitial(() -> Thread.currentThread() == caller ? 0 : order.incrementAndGet());
        Mcts<TreeGame, Branch> mcts = builder(pool, 3)
                .evaluator((state, random, payoffs) -> {
                    allAtWork.countDown();
                    if (worker.get() == failing && allAtWork.getCount() == 0) {
                        throw new UnsupportedOperationException("evaluator of worker " + failing);
                    }
                    payoffs[0] = 5;
                })
                .build();
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.deep());
        assertThatThrownBy(() -> tree.search(Budget.unlimited()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("evaluator of worker " + failing)
                .hasMessageContaining("Played from the root")
                .hasCauseInstanceOf(UnsupportedOperationException.class);
        tree.trees().forEach(TreeInvariants::check);
        assertThat(tree.snapshot(1, 1).visits()).as("it can be used on").isNotNegative();
    }

    @Test
    void anErrorReachesTheCallerAsItIs() {
        AssertionError error = new AssertionError("broken");
        Mcts<TreeGame, Branch> mcts = builder(pool, 3)
                .evaluator((state, random, payoffs) -> {
                    if (Thread.currentThread() != caller) {
                        throw error;
                    }
                    payoffs[0] = 5;
                })
                .build();
        assertThatThrownBy(() -> mcts.search(Games.deep(), Budget.unlimited())).isSameAs(error);
    }

    @Test
    void anInterruptOfTheCallerStopsAll() {
        Mcts<TreeGame, Branch> mcts = builder(pool, 3)
                .evaluator((state, random, payoffs) -> {
                    evaluating.incrementAndGet();
                    payoffs[0] = 5;
                    evaluating.decrementAndGet();
                })
                .build();
        SearchResult<Branch> result = mcts.search(Games.deep(), Budget.unlimited(), progress -> {
            if (progress.iterations() > 1_000) {
                caller.interrupt();
            }
        });
        assertThat(Thread.interrupted()).as("it still is").isTrue();
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(result.iterations()).isGreaterThan(1_000);
    }

    @Test
    void anExecutorThatIsShutDownEndsTheSearch() {
        SearchResult<Branch> result = builder(pool, 3).build().search(Games.deep(), Budget.unlimited(), progress -> {
            if (progress.iterations() > 10_000) {
                pool.shutdownNow();
            }
        });
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void aCancellationStopsAll() {
        Cancellation cancellation = new Cancellation();
        SearchResult<Branch> result = builder(pool, 3)
                .build()
                .search(Games.deep(), Budget.unlimited().or(cancellation), progress -> cancellation.cancel());
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.CANCELLED);
    }

    /** Searches of many sizes, with the trees kept and advanced; the invariants of every tree after each of them. */
    @Test
    @Tag("slow")
    void manySearchesLeaveEveryTreeInOrder() {
        Mcts<TreeGame, Branch> mcts = builder(pool, 3).build();
        for (int run = 0; run < 100; run++) {
            SearchTree<TreeGame, Branch> tree = mcts.withSeed(run).tree(Games.deep());
            for (int move = 0; move < 5; move++) {
                int iterations = 1 + run * 7 + move;
                SearchResult<Branch> result = tree.search(Budget.iterations(iterations));
                assertThat(result.iterations()).isEqualTo(iterations);
                tree.trees().forEach(TreeInvariants::check);
                tree.advance(result.bestMove());
            }
        }
    }

    @Test
    void aWrongNumberOfWorkersIsRefused() {
        assertThatThrownBy(() -> Parallel.root(pool, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a search has from 1 to 1024 workers, not 0");
        assertThatThrownBy(() -> Parallel.root(pool, 1_025)).hasMessageContaining("not 1025");
        assertThat(Parallel.root(pool, 1_024)).hasToString("root:workers=1024");
        assertThat(builder(pool, 2).build()).asString().contains("parallel=root:workers=2");
        assertThat(Mcts.<TreeGame, Branch>builder().build()).asString().doesNotContain("parallel");
        assertThat(Parallel.none()).hasToString("none");
    }
}
