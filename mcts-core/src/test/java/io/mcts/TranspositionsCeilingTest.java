package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.Backup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.GraphGame;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A graph under a memory ceiling: nodes are forgotten, and no position ever has two. */
class TranspositionsCeilingTest {

    private static final int LEVELS = 12;

    /** Two players move in turn through levels of many positions, each of which leads to several of the next. */
    private static Position levels(int width, long seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        Position[] level = new Position[width];
        Arrays.setAll(level, i -> {
            double payoff = random.nextInt(11);
            return TreeGame.end(payoff, 10 - payoff);
        });
        for (int depth = LEVELS - 1; depth >= 0; depth--) {
            Position[] below = level;
            int player = depth % 2;
            level = new Position[width];
            Arrays.setAll(
                    level,
                    i -> TreeGame.choice(
                            player,
                            below[random.nextInt(width)],
                            below[random.nextInt(width)],
                            below[random.nextInt(width)]));
        }
        return level[0];
    }

    private static Mcts.Builder<TreeGame, Branch> builder(long ceiling) {
        return Mcts.of(TreeGame.class).transpositions().seed(1).memoryCeiling(ceiling);
    }

    @ParameterizedTest
    @ValueSource(longs = {65_536, 100_000, 400_000})
    void theGraphStaysBelowItAndEachPositionHasOneNode(long ceiling) {
        GraphGame game = new GraphGame(2, levels(1_000, 7));
        SearchTree<TreeGame, Branch> tree = builder(ceiling).build().tree(game);
        long[] most = new long[1];
        SearchResult<Branch> result =
                tree.search(Budget.iterations(50_000), progress -> most[0] = Math.max(most[0], progress.bytes()));
        assertThat(most[0]).isBetween(ceiling / 4, ceiling / 3 * 2);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
        assertThat(result.effort().recyclings()).isBetween(1, 5_000);
        assertThat(result.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(50_000);
        IdentityHashMap<Position, Integer> nodes = nodes(tree, game.position());
        assertThat(nodes.values()).doesNotHaveDuplicates();
        assertThat(nodes).hasSizeGreaterThan(50);
        assertThat(result.effort().savedNodes()).isPositive();
    }

    /** The node of each position; fails if a position has two. */
    private static IdentityHashMap<Position, Integer> nodes(SearchTree<?, ?> tree, Position root) {
        IdentityHashMap<Position, Integer> nodes = new IdentityHashMap<>();
        nodes.put(root, tree.inside().nodes().root());
        ArrayDeque<Position> unseen = new ArrayDeque<>(List.of(root));
        Node node = new Node(tree.inside().nodes());
        while (!unseen.isEmpty()) {
            Position position = unseen.remove();
            node.moveTo(nodes.get(position));
            for (int child = 0; child < node.count(); child++) {
                if (node.link(child) != Tree.NONE) {
                    Position below = position.children().get(node.move(child));
                    Integer known = nodes.putIfAbsent(below, node.link(child));
                    if (known == null) {
                        unseen.add(below);
                    } else {
                        assertThat(node.link(child)).isEqualTo(known);
                    }
                }
            }
        }
        return nodes;
    }

    @Test
    void aCeilingThatIsNotReachedChangesNothing() {
        GraphGame game = new GraphGame(2, levels(100, 7));
        SearchResult<Branch> with = builder(1L << 40).build().search(game, Budget.iterations(20_000));
        SearchResult<Branch> without =
                Mcts.of(TreeGame.class).transpositions().seed(1).build().search(game, Budget.iterations(20_000));
        assertThat(with.moves()).isEqualTo(without.moves());
        assertThat(with.effort().bytes()).isEqualTo(without.effort().bytes());
        assertThat(with.effort().savedNodes()).isEqualTo(without.effort().savedNodes());
        assertThat(with.effort().recyclings()).isZero();
    }

    @Test
    void aGraphThatIsKeptAdvancesBelowIt() {
        GraphGame game = new GraphGame(2, levels(1_000, 3));
        SearchTree<TreeGame, Branch> tree = builder(100_000).build().tree(game);
        TreeGame state = game.copy();
        for (int ply = 0; ply < 4; ply++) {
            SearchResult<Branch> result = tree.search(
                    Budget.iterations(10_000),
                    progress -> assertThat(progress.bytes()).isLessThanOrEqualTo(100_000 / 3 * 2));
            IdentityHashMap<Position, Integer> before = nodes(tree, state.position());
            state.play(result.bestMove());
            tree.advance(result.bestMove());
            assertThat(nodes(tree, state.position())).hasSizeBetween(2, before.size());
        }
    }

    static Stream<Backup> backups() {
        return Stream.of(new MeanBackup(), new GraphBackup());
    }

    @ParameterizedTest
    @MethodSource("backups")
    void theValueOfBestPlayIsFoundAllTheSame(Backup backup) {
        for (int seed = 0; seed < 2; seed++) {
            GraphGame game = new GraphGame(2, levels(40, seed));
            SearchResult<Branch> result =
                    builder(65_536).backup(backup).build().search(game, Budget.iterations(400_000));
            assertThat(result.effort().recyclings()).isPositive();
            // what is forgotten is learned anew, so it takes longer than without a ceiling, where 100,000 iterations
            // come within 0.01
            assertThat(result.value()).isCloseTo(exact(game.position(), new IdentityHashMap<>()), within(0.05));
        }
    }

    private static double exact(Position position, IdentityHashMap<Position, Double> known) {
        if (position.children().isEmpty()) {
            return position.payoffs()[0] / 10;
        }
        Double value = known.get(position);
        if (value == null) {
            value = position.children().stream()
                    .map(child -> exact(child, known))
                    .reduce(position.player() == 0 ? Math::max : Math::min)
                    .orElseThrow();
            known.put(position, value);
        }
        return value;
    }
}
