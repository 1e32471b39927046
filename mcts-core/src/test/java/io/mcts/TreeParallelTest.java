package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.Backup;
import io.mcts.backup.ExpectationBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.control.Cancellation;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.evaluation.Evaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.ConfinedGame;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import io.mcts.tree.Node;
import io.mcts.tree.SharedPath;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads in one tree: whatever they do at the same time, nothing is lost and nothing is counted twice. */
class TreeParallelTest {

    private static final int WORKERS = 4;

    private final ExecutorService pool = Executors.newFixedThreadPool(WORKERS);
    private final AtomicInteger evaluating = new AtomicInteger();

    @AfterEach
    void noWorkerIsLeft() {
        pool.shutdownNow();
        assertThat(evaluating).as("workers that outlive the call").hasValue(0);
    }

    private Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.<TreeGame, Branch>builder().seed(1).parallel(Parallel.tree(pool, WORKERS));
    }

    /** Many short searches, so that threads often meet where the tree is new. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void theTreeIsWholeAfterEverySearch(int expansionThreshold) {
        for (TreeGame game : List.of(Games.deep(), Games.gamble(), Games.chanceRoot(), Games.threePlayers())) {
            for (int run = 0; run < 100; run++) {
                SearchTree<TreeGame, Branch> tree =
                        builder().expansionThreshold(expansionThreshold).build().tree(game);
                SearchResult<Branch> result = tree.search(Budget.iterations(500));
                TreeInvariants.check(tree, expansionThreshold);
                assertThat(result.iterations()).isEqualTo(500);
                assertThat(result.moves().stream()
                                .mapToLong(MoveStatistics::visits)
                                .sum())
                        .isEqualTo(500);
                assertThat(result.effort().nodes()).isEqualTo(1 + visited(tree.snapshot(1_000, 1_000)));
            }
        }
    }

    private static long visited(TreeNode<?> node) {
        return node.children().stream()
                .mapToLong(child -> (child.visits() > 0 ? 1 : 0) + visited(child))
                .sum();
    }

    /**
     * Every reward is 0.75, which doubles add up without rounding: a reward lost or added twice would show in the sum of its
     * edge. So many iterations that there are replicas of many nodes.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 5})
    @Tag("slow")
    void noRewardIsLost(int virtualLoss) {
        Evaluator<TreeGame> constant = (state, random, payoffs) -> Arrays.fill(payoffs, 7.5);
        SearchTree<TreeGame, Branch> tree = builder()
                .parallel(Parallel.tree(pool, WORKERS, virtualLoss))
                .selection(new Ucb1Tuned())
                .evaluator(constant)
                .build()
                .tree(Games.deep());
        for (int search = 0; search < 2; search++) {
            SearchResult<Branch> result = tree.search(Budget.iterations(40_000));
            TreeInvariants.check(tree);
            assertThat(result.playerValues()).containsExactly(0.75);
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(40_000L * (search + 1));
            checkSums(tree.inside().nodes(), tree.inside().nodes().root());
        }
    }

    private static void checkSums(Tree nodes, int address) {
        Node node = new Node(nodes).moveTo(address);
        for (int child = 0; child < node.count(); child++) {
            assertThat(node.sum(child)).isEqualTo(0.75 * node.visits(child));
            assertThat(node.sumOfSquares(child)).isEqualTo(0.5625 * node.visits(child));
            if (node.link(child) != Tree.NONE) {
                checkSums(nodes, node.link(child));
            }
        }
    }

    /** As {@code SelectionProperties} computes it: what UCB1 spends on worse moves, and four standard errors of a die. */
    @Test
    void valuesComeToThoseOfBestPlay() {
        Mcts<TreeGame, Branch> mcts = builder().selection(Ucb1.of(0.7)).build();
        Budget budget = Budget.iterations(50_000);
        assertThat(mcts.search(Games.gamble(), budget).value())
                .isCloseTo(0.7, within(4 * Math.sqrt(0.7 * 0.3 / (50_000 - 2 * 530))));
        assertThat(mcts.search(Games.chanceRoot(), budget).value()).isCloseTo(0.78, within(530 * 0.8 / 50_000));
        SearchResult<Branch> three = mcts.search(Games.threePlayers(), budget);
        assertThat(three.bestMove()).isEqualTo(new Branch(1));
        assertThat(three.value()).isCloseTo(0.7, within(530 * (0.1 + 0.3) / 50_000));
    }

    /** A policy that chooses among moves never visited must not starve one, though threads see each other late. */
    @Test
    void aPolicyThatChoosesAmongUnvisitedMovesWorksToo() {
        TreeGame.Position[] ends = new TreeGame.Position[40];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = end(i % 10);
        }
        SearchTree<TreeGame, Branch> tree =
                builder().selection(FirstPlayUrgency.of(0.7, 1.5)).build().tree(new TreeGame(1, choice(0, ends)));
        SearchResult<Branch> result = tree.search(Budget.iterations(20_000));
        TreeInvariants.check(tree);
        assertThat(result.moves()).allSatisfy(move -> assertThat(move.visits()).isPositive());
        assertThat(result.statistics(result.bestMove()).mean()).isCloseTo(0.9, within(1e-9));
    }

    @Test
    void aKeptTreeIsSearchedOnAndAdvanced() {
        SearchTree<TreeGame, Branch> tree = builder().build().tree(Games.deep());
        long before = 0;
        for (int move = 0; move < 10; move++) {
            SearchResult<Branch> result = tree.search(Budget.iterations(3_000));
            TreeInvariants.check(tree);
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(before + 3_000);
            before = result.statistics(result.bestMove()).visits() - 1;
            tree.advance(result.bestMove());
            TreeInvariants.check(tree);
        }
    }

    @Test
    void aFailureReachesTheCallerAndLeavesTheTreeWhole() {
        AtomicInteger calls = new AtomicInteger();
        Evaluator<TreeGame> failing = (state, random, payoffs) -> {
            evaluating.incrementAndGet();
            try {
                if (calls.incrementAndGet() == 3_000) {
                    throw new IllegalArgumentException("the 3000th call");
                }
                Arrays.fill(payoffs, 5);
            } finally {
                evaluating.decrementAndGet();
            }
        };
        SearchTree<TreeGame, Branch> tree = builder().evaluator(failing).build().tree(Games.deep());
        assertThatThrownBy(() -> tree.search(Budget.unlimited()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the 3000th call\nPlayed from the root, ");
        TreeInvariants.checkCancelled(tree);
        TreeInvariants.checkCancelled(tree); // nobody works on
        assertThat(tree.search(Budget.iterations(1_000)).iterations()).isEqualTo(1_000);
        TreeInvariants.checkCancelled(tree);
    }

    @Test
    void anInterruptStopsAllWorkers() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(WORKERS);
        Evaluator<TreeGame> slow = (state, random, payoffs) -> {
            evaluating.incrementAndGet();
            begun.countDown();
            Arrays.fill(payoffs, 5);
            evaluating.decrementAndGet();
        };
        Mcts<TreeGame, Branch> mcts = builder().evaluator(slow).build();
        List<SearchResult<Branch>> results = new ArrayList<>();
        List<Boolean> interrupted = new ArrayList<>();
        Thread searching = new Thread(() -> {
            results.add(mcts.search(Games.deep(), Budget.unlimited()));
            interrupted.add(Thread.currentThread().isInterrupted());
        });
        searching.start();
        begun.await();
        searching.interrupt();
        searching.join();
        assertThat(results).hasSize(1);
        assertThat(results.get(0).effort().stopReason()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(interrupted).containsExactly(true);
    }

    @Test
    void aListenerHearsOnTheCallingThread() {
        List<Long> heard = new ArrayList<>();
        Thread caller = Thread.currentThread();
        Cancellation enough = new Cancellation(); // on a busy machine other threads may do many iterations first
        SearchResult<Branch> result = builder()
                .build()
                .search(Games.deep(), Budget.iterations(1L << 30).or(enough), SearchListener.every(1_000, progress -> {
                    assertThat(Thread.currentThread()).isSameAs(caller);
                    heard.add(progress.iterations());
                    if (heard.size() == 5) {
                        enough.cancel();
                    }
                    assertThat(progress.snapshot().effort().stopReason()).isEqualTo(StopReason.RUNNING);
                    assertThat(progress.nodes()).isPositive();
                    assertThat(progress.spentShare()).isBetween(0.0, 1.0);
                }));
        assertThat(result.iterations()).isGreaterThanOrEqualTo(heard.get(4));
        assertThat(heard).isSorted().hasSize(5);
    }

    @Test
    void budgetsOfEveryKindEndIt() {
        Mcts<TreeGame, Branch> mcts = builder().build();
        assertThat(mcts.search(Games.deep(), Budget.iterations(0)).iterations()).isZero();
        assertThat(mcts.search(Games.deep(), Budget.iterations(1)).iterations()).isEqualTo(1);
        assertThat(mcts.search(Games.deep(), Budget.millis(20)).effort().stopReason())
                .isEqualTo(StopReason.TIME);
        assertThat(mcts.search(Games.deep(), Budget.memory(3 << 20)).effort().stopReason())
                .isEqualTo(StopReason.MEMORY);
        AtomicInteger asked = new AtomicInteger();
        assertThat(mcts.search(Games.deep(), Budget.until(progress -> asked.incrementAndGet() == 100))
                        .effort()
                        .stopReason())
                .as("a condition that is met once ends all workers")
                .isEqualTo(StopReason.CONDITION);
    }

    /** Three moves, one iteration of one worker: each is the first that is tried a third of the time. */
    @Test
    void theFirstMoveTriedIsDrawn() {
        long[] tried = new long[3];
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .parallel(Parallel.tree(task -> {}, 1))
                .build();
        for (int run = 0; run < 1_200; run++) {
            SearchResult<Branch> result = mcts.withSeed(run).search(Games.threePlayers(), Budget.iterations(1));
            tried[result.moves().get(0).move().index()]++;
        }
        assertThat(new ChiSquareTest().chiSquareTest(new double[] {400, 400, 400}, tried))
                .isGreaterThan(1e-4);
    }

    @Test
    void whatCannotBeSharedIsRefused() {
        assertThatThrownBy(() -> builder().backup(new ExpectationBackup()).build())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the backup expectation cannot be used by several threads in one tree");
        assertThatThrownBy(() -> Parallel.tree(pool, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Parallel.tree(pool, 2, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Parallel.tree(pool, 2, 1_001))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a virtual loss is from 1 to 1000 visits, not 1001");
        assertThat(Parallel.tree(pool, 1, 1_000)).hasToString("tree:workers=1:virtual-loss=1000");
        assertThat(Parallel.tree(pool, 2, 3)).hasToString("tree:workers=2:virtual-loss=3");
    }

    /** Forty moves, so that sorting them by visits which change meanwhile would be noticed. */
    @Test
    void aListenerMayTakeSnapshotsWhileOthersSearch() {
        TreeGame.Position[] moves = new TreeGame.Position[40];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = choice(0, end(4 + i % 3), end(5), end(i % 2));
        }
        TreeGame game = new TreeGame(1, choice(0, moves));
        SearchTree<TreeGame, Branch> tree = builder().build().tree(game);
        AtomicInteger snapshots = new AtomicInteger();
        Cancellation enough = new Cancellation();
        SearchResult<Branch> result = tree.search(enough, progress -> {
            assertThat(tree.snapshot(2, 40).children()).hasSize(40);
            assertThat(progress.snapshot().moves()).hasSize(40);
            if (snapshots.incrementAndGet() == 500) {
                enough.cancel();
            }
        });
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.CANCELLED);
        assertThat(result.iterations()).as("of all threads").isGreaterThan(500);
        TreeInvariants.check(tree);
    }

    /** Budgets look at the best move on every worker, and the listener at the tree: none may touch a state that another one uses. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aStateIsUsedByOneThreadAtATime(int seed) {
        ConfinedGame game = new ConfinedGame(3, Games.threePlayers().position());
        Budget precise = Budget.standardError(1e-9, 1)
                .or(Budget.until(progress -> progress.best().visits() > 100_000))
                .or(Budget.iterations(3_000));
        SearchTree<TreeGame, Branch> tree = builder().seed(seed).build().tree(game);
        for (int search = 0; search < 8; search++) {
            SearchResult<Branch> result = tree.search(precise, progress -> {
                if (progress.iterations() % 7 == 0) {
                    assertThat(tree.snapshot(2, 3).children()).hasSize(3);
                    assertThat(progress.snapshot().bestMove()).isNotNull();
                }
            });
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        }
        TreeInvariants.check(tree);
    }

    /**
     * Three moves, each tried by a thread of its own; the first one fails when the others, and one of them again, are done. Its child
     * is left without visits at a node that has as many as it has children.
     */
    @Test
    void aMoveWhoseFirstVisitWasCancelledIsVisitedLater() {
        TreeGame game = new TreeGame(1, choice(0, end(1), end(5), end(9)));
        SearchTree<TreeGame, Branch> tree = builder().build().tree(game);
        Tree nodes = tree.inside().nodes();
        List<SharedPath> paths = new ArrayList<>();
        for (int child = 0; child < 3; child++) {
            SharedPath path = new SharedPath(nodes, 1, 1, Long.MAX_VALUE);
            assertThat(path.begin().untried(path.arrive(), Xoroshiro128PlusPlus.of(1)))
                    .isEqualTo(child);
            assertThat(path.take(child)).isZero();
            paths.add(path);
        }
        for (int child : new int[] {1, 2}) {
            paths.get(child).visit(0, new double[] {0.9});
        }
        SharedPath again = paths.get(1);
        again.begin();
        assertThat(again.arrive()).as("no move seems to be left").isEqualTo(3);
        again.take(2);
        again.visit(0, new double[] {0.9});
        paths.get(0).cancel();
        Node root = new Node(nodes).moveTo(nodes.root());
        assertThat(root.visits()).isEqualTo(3);
        assertThat(root.visits(0)).isZero();

        SearchResult<Branch> result = tree.search(Budget.iterations(100));
        assertThat(result.moves()).allSatisfy(move -> assertThat(move.visits()).isPositive());
    }

    /**
     * The first visit of the first move waits until others have had their turn, and fails then; three times. Until then it looks like a
     * loss, to which a policy that explores so little does not return.
     */
    @Test
    void afterAFailureEveryMoveIsVisitedInTheTreeThatIsKept() {
        TreeGame.Position bad = choice(0, end(1), end(2));
        TreeGame game = new TreeGame(1, choice(0, bad, end(5), choice(0, end(4), end(6)), end(9)));
        for (int run = 0; run < 3; run++) {
            CountDownLatch others = new CountDownLatch(6);
            AtomicInteger failures = new AtomicInteger();
            Evaluator<TreeGame> evaluator = (state, random, payoffs) -> {
                if (state.position().equals(bad) && failures.getAndIncrement() == 0) {
                    assertThat(awaited(others)).isTrue();
                    throw new IllegalStateException("no luck");
                }
                payoffs[0] = 5;
            };
            Backup counting = (path, rewards) -> {
                new MeanBackup().update(path, rewards);
                others.countDown();
            };
            SearchTree<TreeGame, Branch> tree = builder()
                    .seed(run)
                    .selection(Ucb1.of(0.1))
                    .evaluator(evaluator)
                    .backup(counting)
                    .build()
                    .tree(game);
            assertThatThrownBy(() -> tree.search(Budget.unlimited())).hasMessageContaining("no luck");
            SearchResult<Branch> result = tree.search(Budget.iterations(200));
            assertThat(result.moves())
                    .hasSize(4)
                    .allSatisfy(move -> assertThat(move.visits()).isPositive());
            TreeInvariants.checkCancelled(tree);
        }
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            return latch.await(10, TimeUnit.MINUTES);
        } catch (InterruptedException interrupt) {
            throw new AssertionError(interrupt);
        }
    }

    /** What a backup has recorded stays, and what it has not is taken back: a move keeps a mean of its rewards. */
    @Test
    void aBackupThatFailsHalfWayLeavesEveryMeanInItsRange() {
        for (int failing : new int[] {1, 2, 50, 777}) {
            AtomicInteger updates = new AtomicInteger();
            Backup half = (path, rewards) -> {
                boolean fails = updates.incrementAndGet() == failing;
                for (int edge = path.length() - 1; edge >= 0; edge--) {
                    if (fails && edge <= path.length() / 2) {
                        throw new IllegalStateException("half-way");
                    }
                    path.visit(edge, rewards);
                }
            };
            SearchTree<TreeGame, Branch> tree = builder()
                    .evaluator((state, random, payoffs) -> Arrays.fill(payoffs, 10))
                    .backup(half)
                    .build()
                    .tree(Games.deep());
            assertThatThrownBy(() -> tree.search(Budget.unlimited())).hasMessageContaining("half-way");
            checkMeans(tree.inside().nodes(), Tree.ROOT);
            long before = tree.snapshot(1, 3).visits();
            SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(before + 1_000);
            checkMeans(tree.inside().nodes(), Tree.ROOT);
        }
    }

    private static void checkMeans(Tree nodes, int address) {
        Node node = new Node(nodes).moveTo(address);
        long visits = 0;
        for (int child = 0; child < node.count(); child++) {
            assertThat(node.visits(child)).isNotNegative();
            assertThat(node.sum(child)).isBetween(0.0, (double) node.visits(child));
            visits += node.visits(child);
            if (node.link(child) != Tree.NONE) {
                checkMeans(nodes, node.link(child));
            }
        }
        assertThat(node.visits()).isEqualTo(visits);
    }
}
