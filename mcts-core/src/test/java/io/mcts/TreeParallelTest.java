package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.ExpectationBackup;
import io.mcts.evaluation.Evaluator;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.Ucb1;
import io.mcts.selection.UcbV;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads in one tree: whatever they do at the same time, nothing is lost and nothing is counted twice. */
@Timeout(120)
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
            for (int run = 0; run < 200; run++) {
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
                .selection(new UcbV(1, 1))
                .evaluator(constant)
                .build()
                .tree(Games.deep());
        for (int search = 0; search < 5; search++) {
            SearchResult<Branch> result = tree.search(Budget.iterations(40_000));
            TreeInvariants.check(tree);
            assertThat(result.playerValues()).containsExactly(0.75);
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(40_000L * (search + 1));
            checkSums(tree.nodes(), Tree.ROOT);
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
        SearchResult<Branch> result = builder()
                .build()
                .search(Games.deep(), Budget.iterations(20_000), SearchListener.every(1_000, progress -> {
                    assertThat(Thread.currentThread()).isSameAs(caller);
                    heard.add(progress.iterations());
                    assertThat(progress.snapshot().effort().stopReason()).isEqualTo(StopReason.RUNNING);
                    assertThat(progress.nodes()).isPositive();
                    assertThat(progress.spentShare()).isBetween(0.0, 1.0);
                }));
        assertThat(result.iterations()).isEqualTo(20_000);
        assertThat(heard).isSorted().isNotEmpty();
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
        for (int run = 0; run < 3_000; run++) {
            SearchResult<Branch> result = mcts.withSeed(run).search(Games.threePlayers(), Budget.iterations(1));
            tried[result.moves().get(0).move().index()]++;
        }
        assertThat(new ChiSquareTest().chiSquareTest(new double[] {1_000, 1_000, 1_000}, tried))
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
}
