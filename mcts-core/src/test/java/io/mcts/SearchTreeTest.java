package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.expansion.MoveFilter;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.selection.Rave;
import io.mcts.tree.Node;
import io.mcts.tree.TestTrees;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchTreeTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);

    private final Mcts<TreeGame, Branch> mcts =
            Mcts.<TreeGame, Branch>builder().seed(1).build();

    @Test
    void searchingInStepsIsSearchingAtOnce() {
        SearchTree<TreeGame, Branch> inSteps = mcts.tree(Games.threePlayers());
        inSteps.search(Budget.iterations(300));
        SearchResult<Branch> second = inSteps.search(Budget.iterations(700));
        SearchResult<Branch> atOnce = mcts.search(Games.threePlayers(), Budget.iterations(1_000));
        assertThat(second.moves()).isEqualTo(atOnce.moves());
        assertThat(second.iterations()).isEqualTo(700);
        assertThat(second.effort().nodes()).isEqualTo(atOnce.effort().nodes());
        TreeInvariants.check(inSteps);
    }

    @Test
    void withoutReuseEachMoveHasTheIterationsOfItsBudgetAlone() {
        Mcts<TreeGame, Branch> forgetful =
                mcts.toBuilder().withoutTreeReuse().rootMoves(List.of(SECOND)).build();
        assertThat(forgetful.reusesTree()).isFalse();
        assertThat(mcts.reusesTree()).isTrue();
        assertThat(forgetful).asString().contains("withoutTreeReuse");
        SearchTree<TreeGame, Branch> tree = forgetful.tree(Games.threePlayers());
        tree.search(Budget.iterations(100));
        tree.advance(SECOND);
        SearchResult<Branch> result = tree.search(Budget.iterations(50));
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(50);
        assertThat(result.moves())
                .isEqualTo(mcts.search(tree.state(), Budget.iterations(50)).moves());
        assertThatThrownBy(() -> tree.ponder(Runnable::run))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("does not reuse its tree");
        while (!tree.state().isTerminal()) {
            tree.advance(tree.state().legalMoves().get(0));
        }
        assertThat(tree.snapshot(1, 1).visits()).isZero();
    }

    @Test
    void advancingKeepsWhatIsKnownBelowTheMove() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.threePlayers());
        SearchResult<Branch> before = tree.search(Budget.iterations(1_000));
        long below = before.statistics(SECOND).visits() - 1;
        TreeNode<Branch> child = childOf(tree.snapshot(5, 10), SECOND);

        tree.advance(SECOND);

        TreeNode<Branch> root = tree.snapshot(4, 10);
        assertThat(root.visits()).isEqualTo(below);
        assertThat(root.children()).isEqualTo(child.children());
        SearchResult<Branch> after = tree.search(Budget.iterations(100));
        assertThat(after.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(below + 100);
        assertThat(after.effort().nodes()).isEqualTo(count(tree.snapshot(10, 10)));
        assertThat(tree.state().legalMoves()).hasSize(2);
        TreeInvariants.check(tree);
    }

    @Test
    void advancingThroughChanceKeepsTheTree() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.chanceRoot());
        SearchResult<Branch> before = tree.search(Budget.iterations(500));
        tree.advance(FIRST);
        assertThat(tree.snapshot(0, 0).visits())
                .isEqualTo(before.statistics(FIRST).visits() - 1);
        SearchResult<Branch> after = tree.search(Budget.iterations(100));
        assertThat(after.player()).isEqualTo(1);
        assertThat(after.bestMove()).isEqualTo(FIRST);
    }

    /** The node reached by a path is the one that stands there in a copy of the whole tree. */
    @Test
    void aPathLeadsToItsNode() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.threePlayers());
        tree.search(Budget.iterations(1_000));
        TreeNode<Branch> root = tree.snapshot(3, 10);
        assertThat(tree.snapshot(List.of(), 3, 10)).isEqualTo(root);
        for (TreeNode<Branch> child : root.children()) {
            List<Branch> path = List.of(Objects.requireNonNull(child.move()));
            assertThat(tree.snapshot(path, 2, 10)).isEqualTo(child);
            for (TreeNode<Branch> below : child.children()) {
                List<Branch> further = List.of(path.get(0), Objects.requireNonNull(below.move()));
                assertThat(tree.snapshot(further, 1, 10)).isEqualTo(below);
            }
        }
    }

    @Test
    void aPathThatLeadsNowhereIsRefused() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.threePlayers());
        tree.search(Budget.iterations(1));
        assertThatThrownBy(() -> tree.snapshot(List.of(FIRST, FIRST, FIRST, FIRST), 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the tree has no move");
        assertThatThrownBy(() -> tree.snapshot(List.of(new Branch(77)), 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(" after []");
    }

    @Test
    void aGreatTreeIsKeptWhole() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.deep());
        SearchResult<Branch> before = tree.search(Budget.iterations(100_000));
        assertThat(before.effort().bytes()).as("more than one chunk").isGreaterThan(2_000_000);
        TreeNode<Branch> child = childOf(tree.snapshot(40, 10), before.bestMove());
        tree.advance(before.bestMove());
        assertThat(tree.snapshot(40, 10).children()).isEqualTo(child.children());
        SearchResult<Branch> after = tree.search(Budget.iterations(1_000));
        assertThat(after.effort().nodes()).as("with those left behind").isGreaterThan(100_000);
        assertThat(ponder(tree)).isEqualTo(count(tree.snapshot(40, 10)));
        TreeInvariants.check(tree);
    }

    /** A tree from which everything that moves leave behind is freed at once finds the same. */
    @ParameterizedTest
    @MethodSource("keptTrees")
    void whatIsLeftBehindChangesNothing(Mcts<TreeGame, Branch> search) {
        SearchTree<TreeGame, Branch> lazy = search.tree(deepAndUneven());
        SearchTree<TreeGame, Branch> tidied = search.tree(deepAndUneven());
        Budget enough = Budget.iterations(20_000L * search.parallel().trees());
        for (int move = 0; move < 3; move++) {
            SearchResult<Branch> found = lazy.search(enough);
            SearchResult<Branch> same = tidied.search(enough);
            assertThat(found.moves()).isEqualTo(same.moves());
            assertThat(found.lines()).isEqualTo(same.lines());
            assertThat(found.value()).isEqualTo(same.value());
            assertThat(lazy.snapshot(6, 3)).isEqualTo(tidied.snapshot(6, 3));
            if (move == 1) {
                assertThat(found.effort().nodes()).isGreaterThan(same.effort().nodes());
                long nodes = ponder(tidied);
                assertThat(ponder(lazy)).as("nodes once pondering has begun").isEqualTo(nodes);
            }
            lazy.advance(found.bestMove());
            tidied.advance(found.bestMove());
            tidied.tidy();
        }
    }

    /** A copy goes on as a tree that advances, and the tree goes on as if there were no copy. */
    @ParameterizedTest
    @MethodSource("keptTrees")
    void aTreeStaysWhereItIsWhileACopyGoesOn(Mcts<TreeGame, Branch> search) {
        SearchTree<TreeGame, Branch> tree = search.tree(deepAndUneven());
        SearchTree<TreeGame, Branch> advanced = search.tree(deepAndUneven());
        Budget enough = Budget.iterations(20_000L * search.parallel().trees());
        Branch best = tree.search(enough).bestMove();
        advanced.search(enough);
        TreeNode<Branch> before = tree.snapshot(6, 3);
        SearchTree<TreeGame, Branch> copy = tree.after(best);
        advanced.advance(best);
        assertThat(copy.search(enough).moves())
                .isEqualTo(advanced.search(enough).moves());
        assertThat(copy.snapshot(6, 3)).isEqualTo(advanced.snapshot(6, 3));
        assertThat(tree.snapshot(6, 3)).isEqualTo(before);
        SearchResult<Branch> after = tree.search(enough);
        assertThat(after.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(40_000L * search.parallel().trees());
        TreeInvariants.check(tree);
        TreeInvariants.check(copy);
        assertThatThrownBy(() -> tree.search(Budget.iterations(1), progress -> copy.advance(best)))
                .hasMessageContaining("the tree is being searched");
    }

    /** Ponders without an iteration; returns the number of nodes. */
    private static long ponder(SearchTree<TreeGame, Branch> tree) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try (Pondering<Branch> pondering = tree.ponder(pool, Budget.iterations(0))) {
            pool.shutdown();
            assertThat(pool.awaitTermination(10, TimeUnit.MINUTES)).isTrue();
            return pondering.stop().effort().nodes();
        } catch (InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /**
     * Thirty choices, each among three of five positions, of which none is as good as another. No end has the greatest payoff, at which a
     * solver would stop.
     */
    private static TreeGame deepAndUneven() {
        List<TreeGame.Position> level =
                Stream.of(0, 3, 5, 8, 9).map(TreeGame::end).toList();
        for (int i = 0; i < 30; i++) {
            List<TreeGame.Position> below = level;
            level = IntStream.range(0, 5)
                    .mapToObj(j -> TreeGame.choice(0, below.get(j), below.get((j + 1) % 5), below.get((j + 3) % 5)))
                    .toList();
        }
        return new TreeGame(1, level.get(0));
    }

    static Stream<Mcts<TreeGame, Branch>> keptTrees() {
        return Stream.<UnaryOperator<Mcts.Builder<TreeGame, Branch>>>of(
                        plain -> plain,
                        Mcts.Builder::solver,
                        plain -> plain.selection(Rave.of(0.7, 100)),
                        plain -> plain.parallel(Parallel.root(Runnable::run, 2)),
                        plain -> plain.parallel(Parallel.tree(Runnable::run, 2)),
                        plain -> plain.breakTiesAtRandom())
                .map(settings -> settings.apply(Mcts.of(TreeGame.class).seed(7)).build());
    }

    /** What is left behind is let go before the search gives up for its memory. */
    @Test
    void aBudgetOfMemoryDoesNotCountWhatIsLeftBehind() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.deep());
        SearchResult<Branch> before = tree.search(Budget.memory(4 << 20));
        assertThat(before.effort().stopReason()).isEqualTo(StopReason.MEMORY);
        tree.advance(before.bestMove());
        SearchResult<Branch> after = tree.search(Budget.memory(4 << 20));
        assertThat(after.iterations()).isGreaterThan(1_000);
        assertThat(after.effort().stopReason()).isEqualTo(StopReason.MEMORY);
        TreeInvariants.check(tree);
    }

    @Test
    void aTreeIsNotChangedFromInsideItsSearch() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.threePlayers());
        assertThatThrownBy(() -> tree.search(Budget.iterations(10), progress -> tree.advance(SECOND)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is being searched");
        assertThat(tree.search(Budget.iterations(9)).effort().nodes())
                .as("the search that was broken off counts")
                .isEqualTo(count(tree.snapshot(10, 10)));
        TreeInvariants.check(tree);
    }

    @Test
    void aVeryDeepTreeIsCutInASnapshot() {
        TreeGame.Position position = TreeGame.end(5);
        for (int i = 0; i < 3_000; i++) {
            position = TreeGame.choice(0, position);
        }
        SearchTree<TreeGame, Branch> tree = mcts.tree(new TreeGame(1, position));
        assertThat(tree.search(Budget.iterations(3_000)).effort().depth()).isEqualTo(3_000);
        TreeInvariants.check(tree);
    }

    @Test
    void advancingToAnUnknownStateBeginsAnew() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.threePlayers());
        tree.advance(SECOND);
        assertThat(tree.snapshot(0, 0).visits()).isZero();
        SearchResult<Branch> result = tree.search(Budget.iterations(2_000));
        assertThat(result.bestMove()).isEqualTo(FIRST);
    }

    @Test
    void anEndedGameIsNotSearched() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.twoMoves());
        tree.search(Budget.iterations(10));
        tree.advance(FIRST);
        assertThat(tree.state().isTerminal()).isTrue();
        assertThatThrownBy(() -> tree.search(Budget.iterations(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the game is over");
    }

    @Test
    void anIllegalMoveIsRefused() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.twoMoves());
        assertThatThrownBy(() -> tree.advance(new Branch(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'#2' is not a legal move of the root; legal are [#0, #1]");
    }

    @Test
    void advancingByAMoveThatTheFilterLeftOutBeginsAnew() {
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .expansion((state, legal) -> legal.subList(0, 1))
                .build()
                .tree(Games.threePlayers());
        tree.search(Budget.iterations(50));
        tree.advance(new Branch(2));
        assertThat(tree.state().currentPlayer()).isEqualTo(2);
        assertThat(tree.snapshot(0, 0).visits()).isZero();
        // player 2 has but his first move, and gets 1 of 10 by it
        SearchResult<Branch> result = tree.search(Budget.iterations(10));
        assertThat(result.moves()).hasSize(1);
        assertThat(result.value()).isCloseTo(0.1, within(1e-12));
    }

    /** A tree whose root has all visits but a hundred that it can count, which would take a search of many minutes. */
    @ParameterizedTest
    @MethodSource("manners")
    void aSearchEndsWhenTheRootCannotCountFurther(Parallel parallel) {
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .parallel(parallel)
                .build()
                .tree(Games.twoMoves());
        Node root = tree.inside().root();
        TestTrees.addVisits(root, 0, Integer.MAX_VALUE / parallel.trees() - 101);
        TestTrees.addVisits(root, 1, 1);
        SearchResult<Branch> result = tree.search(Budget.iterations(200L * parallel.trees()));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.VISIT_LIMIT);
        assertThat(result.iterations()).isEqualTo(parallel.trees() == 1 ? 100 : 300);
    }

    /** Of two trees the second is not near its end, and gets its 200 iterations. */
    static List<Parallel> manners() {
        return List.of(Parallel.none(), Parallel.tree(task -> {}, 2), Parallel.root(task -> {}, 2));
    }

    @Test
    void aSnapshotIsCutToItsLimits() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.threePlayers());
        tree.search(Budget.iterations(1_000));
        TreeNode<Branch> cut = tree.snapshot(1, 2);
        assertThat(cut.children()).hasSize(2);
        assertThat(cut.omitted()).isEqualTo(1);
        assertThat(cut.children().get(0).visits())
                .isGreaterThanOrEqualTo(cut.children().get(1).visits());
        assertThat(cut.children()).allSatisfy(child -> {
            assertThat(child.children()).isEmpty();
            assertThat(child.omitted()).isPositive();
        });
        assertThatThrownBy(() -> tree.snapshot(-1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> tree.snapshot(1, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> tree.snapshot(1_001, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the depth is a number from 0 to 1000, not 1001");
        assertThat(tree.snapshot(0, 0).omitted()).isEqualTo(3);
        assertThat(tree.snapshot(1, 0).children()).isEmpty();
    }

    private static TreeNode<Branch> childOf(TreeNode<Branch> node, Branch move) {
        return node.children().stream()
                .filter(child -> move.equals(child.move()))
                .findFirst()
                .orElseThrow();
    }

    private static long count(TreeNode<Branch> node) {
        return 1
                + node.children().stream()
                        .filter(child -> child.visits() > 0)
                        .mapToLong(SearchTreeTest::count)
                        .sum();
    }

    @Test
    void anAdvanceThatFailsLeavesTheTreeWhereItWas() {
        boolean[] fails = {false};
        MoveFilter<TreeGame, Branch> filter = (state, moves) -> {
            if (fails[0]) {
                throw new IllegalStateException("no luck");
            }
            return moves;
        };
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .expansion(filter)
                .expansionThreshold(Integer.MAX_VALUE)
                .seed(1)
                .build()
                .tree(Games.threePlayers());
        tree.search(Budget.iterations(100));
        fails[0] = true;
        assertThatThrownBy(() -> tree.advance(new Branch(1))).hasMessageContaining("no luck");
        fails[0] = false;
        assertThat(tree.state().legalMoves()).hasSize(3);
        assertThat(tree.snapshot(1, 3).visits()).isEqualTo(100);
        tree.advance(new Branch(1));
        assertThat(tree.state().legalMoves()).hasSize(2);
        assertThat(tree.search(Budget.iterations(100)).iterations()).isEqualTo(100);
    }
}
