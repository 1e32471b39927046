package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.PlaceInList;
import io.mcts.fixture.ScatteredMoves;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.iteration.TreeState;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.root.TreeSnapshot;
import io.mcts.tree.MoveTable;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a search keeps beside its nodes counts as its memory, and is freed with them. */
class MemoryOfMovesTest {

    private static final long CEILING = 1 << 20;

    private static Mcts.Builder<PlaceInList, PlaceInList.Step> builder() {
        return Mcts.<PlaceInList, PlaceInList.Step>builder().seed(1);
    }

    /** Three moves of 24 bytes, the two latter of which have a number of their own: 240 bytes a node, beside 72 of the node. */
    @Test
    void theTableOfMovesStaysBelowTheCeiling() {
        SearchTree<PlaceInList, PlaceInList.Step> tree =
                builder().memoryCeiling(CEILING).build().tree(new PlaceInList(30, 3));
        long[] most = new long[1];
        SearchResult<PlaceInList.Step> result = tree.search(Budget.iterations(100_000), progress -> {
            most[0] = Math.max(most[0], progress.bytes());
            assertThat(tree.inside().moves().bytes()).isLessThanOrEqualTo(progress.bytes());
        });
        assertThat(most[0]).isBetween(CEILING / 4, CEILING);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.effort().recyclings()).isBetween(10, 1_000);
        assertThat(result.bestMove().index()).isZero();
        TreeInvariants.checkRecycled(tree);
    }

    @Test
    void withoutACeilingTheTableCountsAsMemory() {
        SearchTree<PlaceInList, PlaceInList.Step> tree = builder().build().tree(new PlaceInList(30, 3));
        SearchResult<PlaceInList.Step> result = tree.search(Budget.memory(CEILING));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.MEMORY);
        assertThat(result.effort().bytes()).isBetween(CEILING, 2 * CEILING);
        assertThat(tree.inside().moves().bytes()).isGreaterThan(CEILING / 4);
    }

    /** How many trees a search has, and whether threads share one. */
    enum Trees {
        ONE,
        GRAPH,
        SHARED,
        THREE;

        private Mcts.Builder<ScatteredMoves, ScatteredMoves.Scattered> of(
                Mcts.Builder<ScatteredMoves, ScatteredMoves.Scattered> plain) {
            return switch (this) {
                case ONE -> plain;
                case GRAPH -> plain.transpositions();
                case SHARED -> plain.parallel(Parallel.tree(task -> {}, 2));
                case THREE -> plain.parallel(Parallel.root(Runnable::run, 3));
            };
        }
    }

    /**
     * The table counts the moves of the nodes that are left, and no others: each with its array, its place in a page or its entry in a map.
     */
    @ParameterizedTest
    @CsvSource({
        "ONE, 0, 0",
        "ONE, 0, 1000",
        "ONE, 70000, 0",
        "ONE, 70000, 1000",
        "GRAPH, 0, 1000",
        "GRAPH, 70000, 1000",
        "SHARED, 0, 1000",
        "SHARED, 70000, 1000",
        "THREE, 0, 1000",
        "THREE, 70000, 1000"
    })
    void movesThatNodesHaveCountAndOthersAreLetGo(Trees trees, int firstIndex, int padding) {
        long ceiling = (trees == Trees.SHARED ? 5 : 2) * CEILING;
        long[] most = new long[1];
        SearchTree<ScatteredMoves, ScatteredMoves.Scattered> tree = trees.of(
                        Mcts.<ScatteredMoves, ScatteredMoves.Scattered>builder().seed(1))
                .memoryCeiling(ceiling)
                .build()
                .tree(new ScatteredMoves(firstIndex, padding));
        SearchResult<ScatteredMoves.Scattered> result =
                tree.search(Budget.iterations(15_000), progress -> most[0] = Math.max(most[0], progress.bytes()));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.effort().recyclings()).isPositive();
        assertThat(most[0]).isLessThanOrEqualTo(ceiling);
        assertThat(result.effort().bytes()).isLessThanOrEqualTo(ceiling);
        for (TreeState<ScatteredMoves, ScatteredMoves.Scattered> each : tree.trees()) {
            Set<ScatteredMoves.Scattered> moves = new HashSet<>();
            addMoves(new TreeSnapshot<>(each, Integer.MAX_VALUE).ofRoot(Integer.MAX_VALUE), moves);
            long pages = moves.stream()
                    .map(move -> move.index() / 64)
                    .filter(page -> page < 1_024)
                    .distinct()
                    .count();
            double size = moves.size() * (24L + 16 + padding + (firstIndex == 0 ? 0 : 60)) + pages * 272;
            assertThat(each.moves().bytes() / size).as("%s moves", moves.size()).isBetween(0.95, 1.05);
        }
    }

    private static void addMoves(TreeNode<ScatteredMoves.Scattered> node, Set<ScatteredMoves.Scattered> moves) {
        for (TreeNode<ScatteredMoves.Scattered> child : node.children()) {
            moves.add(child.move());
            addMoves(child, moves);
        }
    }

    /** A fifth of the tree at most is below the move played, so most of the table has to go with the rest. */
    @Test
    void movesThatNoNodeNamesAreForgottenWithAnAdvance() {
        SearchTree<PlaceInList, PlaceInList.Step> tree = builder().build().tree(new PlaceInList(30, 5));
        SearchResult<PlaceInList.Step> result = tree.search(Budget.iterations(20_000));
        long before = tree.inside().moves().bytes();
        PlaceInList.Step least = result.moves().get(4).move();
        tree.advance(least);
        tree.inside().freeLeftBehind();
        MoveTable<PlaceInList.Step> moves = tree.inside().moves();
        assertThat(moves.bytes()).isLessThan(before / 4);
        assertThat(tree.search(Budget.iterations(100)).moves())
                .hasSize(5)
                .allSatisfy(move -> assertThat(move.move().path()).isEqualTo(5 + least.index()));
        TreeInvariants.check(tree);
    }

    /** As above, where nothing is known of the move. */
    @Test
    void anAdvanceToAnUnknownStateForgetsAllMoves() {
        SearchTree<PlaceInList, PlaceInList.Step> tree =
                builder().expansionThreshold(Integer.MAX_VALUE).build().tree(new PlaceInList(30, 500));
        PlaceInList.Step played = tree.search(Budget.iterations(2_000)).bestMove();
        for (int i = 0; i < 5; i++) {
            tree.advance(played);
            played = tree.search(Budget.iterations(600)).bestMove();
            // 500 of the root, in eight pages
            assertThat(tree.inside().moves().bytes()).isLessThanOrEqualTo(500 * 24 + 8 * 272 + 100);
        }
    }

    /** Nearly all moves of a node are kept outside of it, so that few nodes have room, or a node with its moves is too large to be made. */
    @ParameterizedTest
    @ValueSource(ints = {50, 100, 200, 450})
    void movesThatTakeMoreThanTheCeilingLeaveTheirStatesWithoutNodes(int width) {
        long[] most = new long[1];
        SearchResult<PlaceInList.Step> result = builder()
                .memoryCeiling(1 << 17)
                .build()
                .search(
                        new PlaceInList(30, width),
                        Budget.iterations(2_500),
                        progress -> most[0] = Math.max(most[0], progress.bytes()));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.effort().recyclings()).isLessThan(1_250);
        assertThat(most[0]).isLessThanOrEqualTo(1 << 17);
    }

    /** A tree whose moves have numbers up to 60,000 but no two of them one: nothing that forgetting nodes could free. */
    @Test
    void aTableByIndexDoesNotMakeATreeForgetOverAndOver() {
        TreeGame.Position last = end(5);
        TreeGame.Position[] wide = new TreeGame.Position[3];
        for (int depth = 0; depth < 20; depth++) {
            wide = new TreeGame.Position[] {last, last, last};
            last = choice(0, wide);
        }
        FarIndex game = new FarIndex(1, last);
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .memoryCeiling(65_536)
                .build()
                .search(game, Budget.iterations(50_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.effort().recyclings()).isBetween(1, 500);
    }

    /** The same game, whose moves have indices that are far apart. */
    private static final class FarIndex extends TreeGame {

        private static final int FACTOR = 20_000;

        FarIndex(int playerCount, Position position) {
            super(playerCount, position);
        }

        @Override
        public java.util.List<Branch> legalMoves() {
            return super.legalMoves().stream()
                    .map(move -> new Branch(FACTOR * move.index()))
                    .toList();
        }

        @Override
        public void play(Branch move) {
            super.play(new Branch(move.index() / FACTOR));
        }

        @Override
        public TreeGame copy() {
            return new FarIndex(playerCount(), position());
        }
    }

    /** A sixteenth of the ceiling is for replicas, and their tables take a quarter of that. */
    @Test
    void replicasOfAllThreadsCountAndStayBelowTheCeiling() {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            long ceiling = 4 << 20;
            SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                    .seed(1)
                    .parallel(Parallel.tree(pool, 4))
                    .memoryCeiling(ceiling)
                    .build()
                    .tree(Games.deep());
            long[] most = new long[1];
            long[] beside = new long[1];
            SearchResult<Branch> result = tree.search(Budget.iterations(150_000), progress -> {
                most[0] = Math.max(most[0], progress.bytes());
                beside[0] = Math.max(
                        beside[0], progress.bytes() - tree.inside().nodes().bytes());
            });
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(150_000);
            assertThat(most[0]).isLessThanOrEqualTo(ceiling);
            assertThat(result.effort().bytes()).isLessThanOrEqualTo(ceiling);
            assertThat(beside[0]).as("replicas").isBetween(4_096L, ceiling / 12);
            TreeInvariants.checkRecycled(tree);
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void aRootThatHasMoreMovesThanTheCeilingIsRefused() {
        assertThatThrownBy(() -> builder().memoryCeiling(65_536).build().tree(new PlaceInList(30, 3_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the memory ceiling is too low, 65536 bytes for a tree whose root has 3000 moves");
    }
}
