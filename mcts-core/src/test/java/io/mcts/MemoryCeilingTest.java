package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.selection.Ucb1;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.SubtreeCopy;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryCeilingTest {

    private static Mcts.Builder<TreeGame, Branch> builder(long ceiling) {
        return Mcts.<TreeGame, Branch>builder().seed(1).memoryCeiling(ceiling);
    }

    /** The game of three moves thirty times takes about 80 bytes an iteration. */
    @ParameterizedTest
    @ValueSource(longs = {65_536, 100_000, 1_000_000, 3_000_000})
    void theTreeStaysBelowItAndTheSearchGoesOn(long ceiling) {
        SearchTree<TreeGame, Branch> tree = builder(ceiling).build().tree(Games.deep());
        long[] most = new long[1];
        SearchResult<Branch> result = tree.search(Budget.iterations(100_000), progress -> {
            most[0] = Math.max(most[0], progress.bytes());
        });
        assertThat(most[0]).isBetween(ceiling / 4, ceiling / 3 * 2);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.iterations()).isEqualTo(100_000);
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(100_000);
        // each forgets half of the tree or more, so between two of them that much is made again
        long madeInAll = 100_000L * 8 * 9;
        assertThat(result.effort().recyclings()).isBetween(1, (int) (madeInAll / (ceiling / 12)));
        assertThat(result.effort().nodes()).isEqualTo(count(tree.snapshot(40, 3)));
        TreeInvariants.checkRecycled(tree);
    }

    @Test
    void aCeilingThatIsNotReachedChangesNothing() {
        SearchResult<Branch> with = builder(1L << 40).build().search(Games.deep(), Budget.iterations(20_000));
        SearchResult<Branch> without =
                Mcts.<TreeGame, Branch>builder().seed(1).build().search(Games.deep(), Budget.iterations(20_000));
        assertThat(with.moves()).isEqualTo(without.moves());
        assertThat(with.effort().bytes()).isEqualTo(without.effort().bytes());
        assertThat(with.effort().recyclings()).isZero();
    }

    @Test
    void equalSeedsGiveEqualResults() {
        Mcts<TreeGame, Branch> mcts = builder(70_000).build();
        SearchResult<Branch> first = mcts.search(Games.deep(), Budget.iterations(50_000));
        SearchResult<Branch> second = mcts.search(Games.deep(), Budget.iterations(50_000));
        assertThat(first.moves()).isEqualTo(second.moves());
        assertThat(first.effort().recyclings())
                .isEqualTo(second.effort().recyclings())
                .isPositive();
    }

    /** Fourteen choices between two moves: whoever always takes the first gets 10, all others 6, after as many moves. */
    @Test
    void theBestLineIsFoundAllTheSame() {
        Position line = end(10);
        for (int left = 0; left < 14; left++) {
            line = choice(0, line, all(left, 6));
        }
        SearchResult<Branch> result = builder(65_536)
                .selection(Ucb1.of(0.4))
                .build()
                .search(new TreeGame(1, line), Budget.iterations(100_000));
        assertThat(result.effort().recyclings()).isPositive();
        assertThat(result.principalVariation()).hasSize(14).containsOnly(new Branch(0));
    }

    /** A full tree of some depth in which everything pays the same. */
    private static Position all(int depth, double payoff) {
        Position position = end(payoff);
        for (int i = 0; i < depth; i++) {
            position = choice(0, position, position);
        }
        return position;
    }

    @Test
    void theMostVisitedNodesAreKept() {
        SearchTree<TreeGame, Branch> tree =
                Mcts.<TreeGame, Branch>builder().seed(1).build().tree(Games.deep());
        tree.search(Budget.iterations(30_000));
        Tree source = tree.inside().nodes();
        MoveTable<Branch> moves = tree.inside().moves();
        long all = SubtreeCopy.of(source, moves, Tree.ROOT).nodes();
        for (long bytes : new long[] {4_096, 50_000, 300_000, 600_000, 10_000_000}) {
            SubtreeCopy<Branch> copy = SubtreeCopy.mostVisited(source, moves, Tree.ROOT, bytes);
            assertThat(copy.tree().bytes()).isLessThanOrEqualTo(bytes);
            List<Integer> kept = new ArrayList<>();
            List<Integer> dropped = new ArrayList<>();
            compare(source, Tree.ROOT, copy.tree(), Tree.ROOT, kept, dropped);
            int leastKept = kept.stream().min(Integer::compare).orElseThrow();
            assertThat(dropped).allSatisfy(visits -> assertThat(visits).isLessThan(leastKept));
            assertThat(dropped.isEmpty()).isEqualTo(bytes == 10_000_000);
            assertThat(copy.nodes()).isLessThanOrEqualTo(all);
        }
    }

    /** Compares a copy node by node, and gathers the visits of edges whose nodes it kept and dropped. */
    private static void compare(Tree source, int from, Tree copy, int to, List<Integer> kept, List<Integer> dropped) {
        Node original = new Node(source).moveTo(from);
        Node node = new Node(copy).moveTo(to);
        assertThat(node.visits()).isEqualTo(original.visits());
        assertThat(node.count()).isEqualTo(original.count());
        for (int child = 0; child < node.count(); child++) {
            assertThat(node.visits(child)).isEqualTo(original.visits(child));
            assertThat(node.sum(child)).isEqualTo(original.sum(child));
            assertThat(node.move(child)).isEqualTo(original.move(child));
            if (original.link(child) != Tree.NONE) {
                (node.link(child) == Tree.NONE ? dropped : kept).add(node.visits(child));
            }
            if (node.link(child) != Tree.NONE) {
                compare(source, original.link(child), copy, node.link(child), kept, dropped);
            }
        }
    }

    @Test
    void aTreeAdvancesBelowItsCeiling() {
        SearchTree<TreeGame, Branch> tree = builder(3_000_000).build().tree(Games.deep());
        for (int move = 0; move < 8; move++) {
            SearchResult<Branch> result = tree.search(Budget.iterations(30_000));
            assertThat(result.effort().bytes()).isLessThanOrEqualTo(2_000_000);
            Branch played = result.bestMove();
            long below = result.statistics(played).visits();
            tree.advance(played);
            assertThat(tree.inside().nodes().bytes())
                    .isLessThanOrEqualTo(3_000_000 - result.effort().bytes());
            assertThat(tree.snapshot(0, 0).visits()).isBetween(below / 2, below);
            TreeInvariants.checkRecycled(tree);
        }
    }

    @Test
    void aBudgetOfMemoryStopsBelowTheCeiling() {
        SearchResult<Branch> result = builder(3_000_000).build().search(Games.deep(), Budget.memory(1_000_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.MEMORY);
        assertThat(result.effort().recyclings()).isZero();
    }

    @Test
    void treesOfSeveralWorkersDivideIt() {
        Mcts<TreeGame, Branch> mcts =
                builder(1_000_000).parallel(Parallel.root(Runnable::run, 4)).build();
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.deep());
        SearchResult<Branch> result = tree.search(Budget.iterations(100_000));
        assertThat(result.effort().bytes()).isLessThanOrEqualTo(666_666);
        assertThat(result.effort().recyclings()).isGreaterThanOrEqualTo(4);
        tree.trees().forEach(each -> TreeInvariants.checkRecycled(each, 0));
    }

    @Test
    @Tag("slow")
    void severalThreadsForgetTogether() {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        try {
            SearchTree<TreeGame, Branch> tree =
                    builder(4 << 20).parallel(Parallel.tree(pool, 2)).build().tree(Games.deep());
            long[] most = new long[1];
            SearchResult<Branch> result =
                    tree.search(Budget.iterations(200_000), progress -> most[0] = Math.max(most[0], progress.bytes()));
            assertThat(result.effort().recyclings()).isPositive();
            assertThat(most[0]).isLessThanOrEqualTo((4 << 20) / 3 * 2);
            assertThat(result.iterations()).isEqualTo(200_000);
            assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                    .isEqualTo(200_000);
            assertThat(result.effort().nodes()).isEqualTo(count(tree.snapshot(40, 3)));
            TreeInvariants.checkRecycled(tree);
        } finally {
            pool.shutdownNow();
        }
    }

    /** Of two workers the calling thread does the work of one after the other's. */
    @Test
    void aSharedTreeForgetsAndCountsOn() {
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .parallel(Parallel.tree(task -> {}, 2))
                .memoryCeiling(1L << 22)
                .build()
                .tree(Games.deep());
        SearchResult<Branch> result = tree.search(Budget.iterations(100_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.effort().recyclings()).isPositive();
        assertThat(result.effort().bytes()).isLessThanOrEqualTo(1L << 22);
        assertThat(result.iterations()).isEqualTo(100_000);
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(100_000);
        assertThat(result.playerValues().get(0)).isCloseTo(0.5, within(1e-9));
        TreeInvariants.checkRecycled(tree);
    }

    @Test
    void aCeilingTooLowIsRefused() {
        assertThatThrownBy(() -> builder(100_000)
                        .parallel(Parallel.root(Runnable::run, 2))
                        .build())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the memory ceiling with root:workers=2 is 131072 bytes or more, not 100000");
        assertThatThrownBy(() -> builder(65_535))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the memory ceiling is 65536 bytes or more, not 65535");
        assertThatThrownBy(() -> builder(65_536).build().tree(wide(2_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the memory ceiling is too low, 65536 bytes for a tree whose root has 2000 moves");
        assertThat(builder(1_000_000).build()).asString().contains("memoryCeiling=1000000");
    }

    /** A node too great for the ceiling stays a leaf, and does not make it forget others over and over. */
    @Test
    void aNodeTooGreatForItStaysALeaf() {
        TreeGame game = new TreeGame(1, choice(0, end(1), wide(2_000).position()));
        SearchTree<TreeGame, Branch> tree = builder(65_536).build().tree(game);
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
        assertThat(result.effort().recyclings()).isZero();
        assertThat(result.bestMove()).isEqualTo(new Branch(1));
    }

    private static TreeGame wide(int moves) {
        Position[] ends = new Position[moves];
        Arrays.setAll(ends, move -> end(5));
        return new TreeGame(1, choice(0, ends));
    }

    private static long count(TreeNode<Branch> node) {
        return 1
                + node.children().stream()
                        .filter(child -> child.visits() > 0)
                        .mapToLong(MemoryCeilingTest::count)
                        .sum();
    }

    private record Numbered(int index) implements Move {}

    /** A number of moves with indices from some number on, then four choices among three. */
    private static final class Wide implements GameState<Wide, Numbered> {

        private final int width;
        private final int firstIndex;
        private int played;
        private int sum;

        Wide(int width, int firstIndex) {
            this.width = width;
            this.firstIndex = firstIndex;
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return played == 5;
        }

        @Override
        public List<Numbered> legalMoves() {
            int count = isTerminal() ? 0 : played == 0 ? width : 3;
            return IntStream.range(0, count)
                    .mapToObj(i -> new Numbered(firstIndex + i))
                    .toList();
        }

        @Override
        public void play(Numbered move) {
            sum += move.index;
            played++;
        }

        @Override
        public Wide copy() {
            Wide copy = new Wide(width, firstIndex);
            copy.played = played;
            copy.sum = sum;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return sum % 3 - 1;
        }
    }

    /** A root that leaves no room for a tree is refused; all others are searched below the ceiling, without recycling all the time. */
    @ParameterizedTest
    @CsvSource({"20, 0", "20, 70000", "400, 0", "400, 70000", "1500, 70000", "4000, 0", "5000, 0", "2500, 70000"})
    void theMovesOfTheRootCount(int width, int firstIndex) {
        long ceiling = 1 << 20;
        Mcts<Wide, Numbered> mcts =
                Mcts.<Wide, Numbered>builder().seed(1).memoryCeiling(ceiling).build();
        // a child with its move of 16 bytes, and a place in a page or an entry of a map
        boolean isLarge = width * (firstIndex == 0 ? 18L + 16 + 4 : 20L + 16 + 60) > ceiling / 6;
        if (isLarge) {
            assertThatThrownBy(() -> mcts.tree(new Wide(width, firstIndex)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("the memory ceiling is too low, 1048576 bytes for a tree whose root has "
                            + width + " moves");
            return;
        }
        long[] most = new long[1];
        SearchResult<Numbered> result = mcts.search(
                new Wide(width, firstIndex),
                Budget.iterations(30_000),
                progress -> most[0] = Math.max(most[0], progress.bytes()));
        assertThat(result.iterations()).isEqualTo(30_000);
        assertThat(result.effort().recyclings()).isLessThan(300);
        assertThat(most[0]).isLessThanOrEqualTo(ceiling);
    }
}
