package io.mcts;

import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.Backup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GraphGame;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.policy.SuccessorScores;
import io.mcts.result.Bounds;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.root.TreeSnapshot;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import io.mcts.tree.TestTrees;
import io.mcts.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionsTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);

    private final Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
            .selection(Ucb1.of(0.7))
            .transpositions()
            .seed(1)
            .build();

    /** Thirty moves, three ways each, always lead to the same: as a tree 3^30 leaves, as a graph 30 nodes. */
    @Test
    void everyPositionHasOneNode() {
        SearchTree<TreeGame, Branch> tree =
                mcts.tree(new GraphGame(1, Games.deep().position()));
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
        assertThat(linksTo(tree)).hasSize(30);
        assertThat(result.effort().depth()).isEqualTo(30);
        // all links but one a node: three to each of 29 nodes but the root, and the last node's lead to the end
        assertThat(result.effort().savedNodes()).isEqualTo(2 * 29);
        assertThat(result.value()).isEqualTo(0.5);
    }

    /** As a tree the 30 nodes are 3^30. */
    @Test
    void aSnapshotOfAGraphHasALimit() {
        SearchTree<TreeGame, Branch> tree =
                mcts.tree(new GraphGame(1, Games.deep().position()));
        tree.search(Budget.iterations(1_000));
        TreeNode<Branch> all = tree.snapshot(1_000, 3);
        assertThat(all.walk()).hasSize(TreeSnapshot.MOST_NODES);
        assertThat(all.visits()).isEqualTo(1_000);
        all.walk()
                .filter(node -> node.kind() == TreeNode.Kind.DECISION)
                .forEach(node ->
                        assertThat(node.children().size() + node.omitted()).isEqualTo(3));
        assertThat(all.children())
                .hasSize(3)
                .allSatisfy(child -> assertThat(child.children()).hasSize(3));
    }

    @Test
    void copiesOfANodeShareTheirChildren() {
        SearchTree<TreeGame, Branch> tree =
                mcts.tree(new GraphGame(1, Games.deep().position()));
        tree.search(Budget.iterations(1_000));
        TreeNode<Branch> top = tree.snapshot(8, 3);
        assertThat(top.walk()).hasSize((19_683 - 1) / 2);
        Set<Object> lists = Collections.newSetFromMap(new IdentityHashMap<>());
        top.walk().filter(node -> !node.children().isEmpty()).forEach(node -> lists.add(node.children()));
        assertThat(lists).hasSize(8);
    }

    /** Positions of different players with different keys must not share a node. */
    @ParameterizedTest
    @MethodSource("io.mcts.internal.KeyFamilies#all")
    void keysOfAnyPatternGiveExactProofs(LongUnaryOperator family) {
        for (int seed = 0; seed < 60; seed++) {
            Position root = RandomGames.of(seed).position();
            SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                    .transpositions()
                    .solver()
                    .seed(seed)
                    .build()
                    .search(new GraphGame(RandomGames.of(seed).playerCount(), root, family), Budget.iterations(20_000));
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
            assertThat(result.playerValues().get(0)).isCloseTo(TreeGame.exactValues(root)[0] / 10, within(1e-9));
        }
    }

    @Test
    void theVisitsOfANodeAreThoseOfAllMovesThatLeadThere() {
        for (int seed = 0; seed < 100; seed++) {
            for (int threshold : new int[] {2, 5}) {
                SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                        .expansionThreshold(threshold)
                        .transpositions()
                        .seed(seed)
                        .build()
                        .tree(RandomGames.of(seed));
                SearchResult<Branch> result = tree.search(Budget.iterations(2_000));
                Map<Integer, List<Integer>> links = linksTo(tree);
                long saved = 0;
                Node node = new Node(tree.inside().nodes());
                for (Map.Entry<Integer, List<Integer>> entry : links.entrySet()) {
                    int visits = node.moveTo(entry.getKey()).visits();
                    int arrivals = entry.getValue().stream().mapToInt(n -> n).sum();
                    int moves = entry.getValue().size();
                    if (entry.getKey() == tree.inside().nodes().root()) {
                        assertThat(visits).isEqualTo(2_000);
                        continue;
                    }
                    saved += moves - 1;
                    // one move was evaluated until the node was made, the others at most so often
                    assertThat(visits)
                            .isLessThanOrEqualTo(arrivals - (threshold - 1))
                            .isGreaterThanOrEqualTo(arrivals - moves * (threshold - 1));
                }
                assertThat(result.effort().savedNodes()).isEqualTo(saved);
            }
        }
    }

    @Test
    void valuesComeToTheExactOnes() {
        for (int seed = 0; seed < 50; seed++) {
            TreeGame game = RandomGames.of(seed);
            SearchResult<Branch> result = mcts.search(game, Budget.iterations(50_000));
            double exact = TreeGame.exactValues(game.position())[result.player()] / 10;
            // c * sqrt(ln N / N) = 0.010 for a worse move, and four standard errors of a die, 0.009
            assertThat(result.value()).as("game %d", seed).isCloseTo(exact, within(0.02));
        }
    }

    /** #0 and #1 lead to the same position: what is learned by one is known by the other at its next visit. */
    @Test
    void withTheGraphBackupMovesToOnePositionAreWorthTheSame() {
        Position position = choice(1, end(9, 1), end(3, 7), end(6, 4));
        TreeGame game = new GraphGame(2, choice(0, position, position));
        for (int iterations : new int[] {50, 200, 1_000}) {
            SearchResult<Branch> result = Mcts.of(TreeGame.class)
                    .transpositions()
                    .backup(new GraphBackup())
                    .seed(1)
                    .build()
                    .search(game, Budget.iterations(iterations));
            double first = result.statistics(FIRST).mean();
            // a visit changes the mean of the position by at most 1 / N; those by one move wait for one by the other
            assertThat(result.statistics(SECOND).mean()).isCloseTo(first, within(4.0 / iterations));
        }
    }

    static Stream<Backup> backupsOfBestPlay() {
        return Stream.of(new MaxBackup(), new ImplicitMinimaxBackup(new MaxBackup()));
    }

    /**
     * A search that shares its visits equally comes to every end by every way, so that all values are those of best play in the tree that
     * the graph stands for, also those of moves to a position that other moves have reached since.
     */
    @ParameterizedTest
    @MethodSource("backupsOfBestPlay")
    void backupsThatWriteValuesComeToThoseOfBestPlay(Backup backup) {
        for (int seed = 0; seed < 50; seed++) {
            TreeGame game = RandomGames.of(seed);
            SearchTree<TreeGame, Branch> tree = Mcts.of(TreeGame.class)
                    .selection(new LeastVisited())
                    .prior(new SuccessorScores<>(new RandomPlayValue()))
                    .backup(backup)
                    .transpositions()
                    .seed(1)
                    .build()
                    .tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(30_000));
            Node root = tree.inside().root();
            for (int child = 0; child < root.count(); child++) {
                Position after = game.position().children().get(root.move(child));
                double exact = TreeGame.exactValues(after)[result.player()] / 10;
                assertThat(root.mean(child)).as("game %d", seed).isCloseTo(exact, within(1e-9));
                if (backup instanceof ImplicitMinimaxBackup && !hasChance(game.position())) {
                    assertThat(root.prior(child)).as("game %d", seed).isCloseTo(exact, within(1e-9));
                }
            }
        }
    }

    private static boolean hasChance(Position position) {
        return position.player() == GameState.CHANCE
                || position.children().stream().anyMatch(TranspositionsTest::hasChance);
    }

    @Test
    void advancingKeepsTheGraph() {
        SearchTree<TreeGame, Branch> tree =
                mcts.tree(new GraphGame(1, Games.deep().position()));
        tree.search(Budget.iterations(1_000));
        tree.advance(SECOND);
        assertThat(linksTo(tree)).hasSize(29);
        SearchResult<Branch> after = tree.search(Budget.iterations(500));
        assertThat(linksTo(tree)).as("no position has got a second node").hasSize(29);
        assertThat(after.effort().savedNodes()).isEqualTo(2 * 28);
    }

    /** #0 and #1 lead to the same position. When it is lost by #0, #1 knows it without a try. */
    @Test
    void whatIsProvenByOneWayIsKnownByAnother() {
        Position position = choice(1, choice(0, end(0, 10), end(0, 10)), choice(0, end(10, 0), end(0, 10)));
        TreeGame game = new GraphGame(2, choice(0, position, position, end(5, 5)));
        Mcts.Builder<TreeGame, Branch> builder =
                Mcts.<TreeGame, Branch>builder().solver().seed(1);
        SearchResult<Branch> inTree = builder.build().search(game, Budget.iterations(1_000));
        SearchResult<Branch> inGraph = builder.transpositions().build().search(game, Budget.iterations(1_000));
        assertThat(inGraph.bounds()).isEqualTo(new Bounds(0.5, 0.5)).isEqualTo(inTree.bounds());
        assertThat(inGraph.iterations()).isLessThan(inTree.iterations());
        assertThat(inGraph.statistics(FIRST).bounds())
                .isEqualTo(inGraph.statistics(SECOND).bounds());
    }

    @Test
    void aCycleIsRefusedWithTheMovesThatCloseIt() {
        List<Position> back = new ArrayList<>();
        Position second = new Position(0, back, new double[0], new double[0]);
        Position first = choice(0, second, end(5));
        back.add(end(5));
        back.add(first);
        TreeGame game = new GraphGame(1, first);
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(1_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("leads back to a position that was there before", "[#0, #1]", "Maybe");
    }

    /** A path of seven places, a step back (#0) or on (#1), from the middle to the ends, which pay 0 and 10. */
    private static GraphGame stroll() {
        List<Position> places = new ArrayList<>(List.of(end(0)));
        for (int place = 1; place < 6; place++) {
            places.add(new Position(0, new ArrayList<>(), new double[0], new double[0]));
        }
        places.add(end(10));
        for (int place = 1; place < 6; place++) {
            places.get(place).children().addAll(List.of(places.get(place - 1), places.get(place + 1)));
        }
        return GraphGame.recurring(places.get(3));
    }

    /** Each node is a place at a depth: those at an even depth have other parity than those at an odd one. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void positionsThatRecurAreJoinedWhereTheDepthIsTheSame(boolean isPlain) {
        SelectionPolicy selection = isPlain ? Ucb1.of(0.7) : Rave.of(0.7, 100);
        SearchTree<TreeGame, Branch> tree = Mcts.<TreeGame, Branch>builder()
                .selection(selection)
                .transpositions()
                .seed(1)
                .build()
                .tree(stroll());
        for (int move = 0; move < 5; move++) {
            SearchResult<Branch> result = tree.search(Budget.iterations(2_000));
            Map<Integer, List<Integer>> links = linksTo(tree);
            assertThat(links.values()).allSatisfy(parents -> assertThat(parents).hasSizeLessThanOrEqualTo(2));
            int depth = result.effort().depth();
            assertThat(links.size()).isLessThanOrEqualTo(3 * depth);
            assertThat(result.effort().savedNodes()).isPositive();
            tree.advance(new Branch(move % 2));
        }
    }

    @Test
    void aWinAmongPositionsThatRecurIsProven() {
        for (Parallel parallel :
                List.of(Parallel.none(), Parallel.tree(Runnable::run, 2), Parallel.root(Runnable::run, 2))) {
            SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                    .solver()
                    .transpositions()
                    .parallel(parallel)
                    .seed(1)
                    .build()
                    .search(stroll(), Budget.iterations(5_000));
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
            assertThat(result.value()).isEqualTo(1);
        }
    }

    private record Step(int index) implements Move {}

    /** A walk of forty steps among a few positions, which come again, as the key leaves out how many steps have been taken. */
    private static final class Walk implements GameState<Walk, Step>, PositionKey {

        private final long seed;
        private final int positions;
        private int at;
        private int steps;

        Walk(long seed, int positions) {
            this.seed = seed;
            this.positions = positions;
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
            return steps == 40;
        }

        @Override
        public List<Step> legalMoves() {
            return isTerminal() ? List.of() : List.of(new Step(0), new Step(1), new Step(2));
        }

        @Override
        public void play(Step step) {
            long hash = seed * 1_000 + at * 31L + step.index;
            hash = (hash ^ (hash >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
            hash = (hash ^ (hash >>> 27)) * 0x94D0_49BB_1331_11EBL;
            at = Math.floorMod(hash ^ (hash >>> 31), positions);
            steps++;
        }

        @Override
        public Walk copy() {
            Walk copy = new Walk(seed, positions);
            copy.at = at;
            copy.steps = steps;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return at % 2 == 0 ? 1 : -1;
        }

        @Override
        public long key() {
            return at;
        }
    }

    /** No iteration of these searches comes to a position twice, so they are not refused; but the moves expected lead round and round. */
    @ParameterizedTest
    @CsvSource({"6999, 34, 21", "8471, 58, 37", "8888, 44, 22"})
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aLineEndsBeforeAPositionThatComesAgain(int seed, int positions, int iterations) {
        SearchResult<Step> result = Mcts.<Walk, Step>builder()
                .transpositions()
                .seed(seed)
                .build()
                .search(new Walk(seed, positions), Budget.iterations(iterations));
        for (List<Step> line : result.lines()) {
            Walk walk = new Walk(seed, positions);
            List<Long> keys = new ArrayList<>(List.of(walk.key()));
            for (Step step : line.subList(0, line.size() - 1)) { // the last one may lead to any position
                walk.play(step);
                keys.add(walk.key());
            }
            assertThat(keys).doesNotHaveDuplicates();
        }
    }

    @Test
    void statesWithoutAKeyAreRefused() {
        assertThatThrownBy(() -> mcts.tree(Games.twoMoves()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("transpositions need states with a key, and io.mcts.fixture.TreeGame does not implement"
                        + " io.mcts.game.PositionKey");
    }

    /** The nodes below the root and, for each, the visits of the moves that are linked to it. */
    private static Map<Integer, List<Integer>> linksTo(SearchTree<?, ?> tree) {
        int root = tree.inside().nodes().root();
        Map<Integer, List<Integer>> links = new HashMap<>(Map.of(root, List.of()));
        ArrayDeque<Integer> unseen = new ArrayDeque<>(List.of(root));
        while (!unseen.isEmpty()) {
            Node node = new Node(tree.inside().nodes()).moveTo(unseen.remove());
            for (int child = 0; child < node.count(); child++) {
                int next = node.link(child);
                if (next != Tree.NONE) {
                    if (!links.containsKey(next)) {
                        links.put(next, new ArrayList<>());
                        unseen.add(next);
                    }
                    links.get(next).add(node.visits(child));
                }
            }
        }
        return links;
    }

    /**
     * Three moves, two of which lead to one position at once and the third after another move. When the tree has advanced by the third,
     * that position has about three times as many visits as the root.
     */
    @Test
    void aSearchEndsWhenTheMostVisitedNodeCannotCountFurther() {
        Position often = choice(0, end(1), end(2));
        TreeGame game = new GraphGame(1, choice(0, often, often, choice(0, often)));
        SearchTree<TreeGame, Branch> tree = Mcts.of(TreeGame.class)
                .selection(new LeastVisited())
                .transpositions()
                .seed(1)
                .build()
                .tree(game);
        tree.search(Budget.iterations(3_000));
        tree.advance(new Branch(2));
        Tree nodes = tree.inside().nodes();
        Node root = new Node(nodes).moveTo(nodes.root());
        Node below = new Node(nodes).moveTo(root.link(0));
        assertThat(root.visits()).isBetween(990, 1_000);
        assertThat(below.visits()).isBetween(2_990, 3_000);
        assertThat(nodes.mostVisits()).isEqualTo(below.visits());

        TestTrees.addVisits(below, 0, Integer.MAX_VALUE - below.visits() - 100);
        tree.advance(new Branch(0)); // so that it is counted
        SearchResult<Branch> atRoot = tree.search(Budget.iterations(1_000));
        assertThat(atRoot.effort().stopReason()).isEqualTo(StopReason.VISIT_LIMIT);
        assertThat(atRoot.iterations()).isEqualTo(100);
    }

    /** As above, with one move more before: the node that is nearly full is not the root. */
    @Test
    void aNodeBelowTheRootDoesNotOverflow() {
        Position often = choice(0, end(1), end(2));
        Position before = choice(0, often);
        TreeGame game = new GraphGame(1, choice(0, often, often, choice(0, before)));
        SearchTree<TreeGame, Branch> tree = Mcts.of(TreeGame.class)
                .selection(new LeastVisited())
                .transpositions()
                .seed(1)
                .build()
                .tree(game);
        tree.search(Budget.iterations(3_000));
        Tree nodes = tree.inside().nodes();
        Node node = new Node(nodes).moveTo(nodes.root());
        for (int child = 0; child < 3; child++) {
            Node full = new Node(nodes).moveTo(node.link(child));
            if (full.count() == 2) {
                TestTrees.addVisits(full, 0, Integer.MAX_VALUE - full.visits() - 100);
                break;
            }
        }
        tree.advance(new Branch(2));
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.VISIT_LIMIT);
        assertThat(result.iterations()).isEqualTo(100);
        assertThat(result.moves().get(0).visits()).isLessThan(1_200);
    }
}
