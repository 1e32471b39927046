package io.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.Backup;
import io.mcts.backup.GraphBackup;
import io.mcts.backup.ImplicitMinimaxBackup;
import io.mcts.backup.MaxBackup;
import io.mcts.backup.MeanBackup;
import io.mcts.control.Budget;
import io.mcts.decision.MaxChild;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.RandomGames;
import io.mcts.fixture.RandomPlayValue;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeGame.Position;
import io.mcts.fixture.TreeInvariants;
import io.mcts.game.GameState;
import io.mcts.policy.SuccessorScores;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Backups that write values into the tree, in whole searches of small random games whose exact values are known. */
class ValueBackupsTest {

    private static final double ROUNDING = 1e-9;

    private static Mcts.Builder<TreeGame, Branch> builder(SelectionPolicy selection, Backup backup) {
        return Mcts.of(TreeGame.class).selection(selection).backup(backup).seed(1);
    }

    private static Stream<TreeGame> games() {
        return LongStream.range(0, 30).mapToObj(RandomGames::of);
    }

    private static boolean hasChance(Position position) {
        return position.player() == GameState.CHANCE
                || position.children().stream().anyMatch(ValueBackupsTest::hasChance);
    }

    private static double exactReward(Position position, int player) {
        return TreeGame.exactValues(position)[player] / 10;
    }

    /** A search that shares its visits equally sees every end of these games, at most 5 moves deep; then all values are exact. */
    @Test
    void theMaximumBacksUpTheValuesOfBestPlayExactly() {
        games().forEach(game -> {
            SearchTree<TreeGame, Branch> tree = builder(new LeastVisited(), new MaxBackup())
                    .decision(new MaxChild())
                    .build()
                    .tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(30_000));
            TreeInvariants.check(tree);
            for (MoveStatistics<Branch> move : result.moves()) {
                Position after = game.position().children().get(move.move().index());
                assertThat(move.mean()).isCloseTo(exactReward(after, result.player()), within(ROUNDING));
            }
            assertThat(result.value()).isCloseTo(exactReward(game.position(), result.player()), within(ROUNDING));
        });
    }

    /** What a heuristic says of a state is replaced by what it says of the best states below, down to the ends of the game. */
    @Test
    void implicitMinimaxBacksUpTheMinimaxOfTheHeuristicExactly() {
        games().filter(game -> !hasChance(game.position())).forEach(game -> {
            SearchTree<TreeGame, Branch> tree = builder(new LeastVisited(), new ImplicitMinimaxBackup(new MeanBackup()))
                    .prior(new SuccessorScores<>(new RandomPlayValue()))
                    .build()
                    .tree(game);
            tree.search(Budget.iterations(30_000));
            Node root = tree.inside().root();
            for (int child = 0; child < root.count(); child++) {
                Position after = game.position().children().get(root.move(child));
                assertThat(root.prior(child)).isCloseTo(exactReward(after, root.player()), within(ROUNDING));
            }
        });
    }

    static Stream<Arguments> compositions() {
        return Stream.of(
                Arguments.of(Ucb1.of(0.7), new MaxBackup(), 0.001),
                Arguments.of(Ucb1.of(0.7), new GraphBackup(), 0.04),
                Arguments.of(new ImplicitMinimax(0.7, 0.4), new ImplicitMinimaxBackup(new MeanBackup()), 0.04),
                Arguments.of(new ImplicitMinimax(0.7, 0.4), new ImplicitMinimaxBackup(new MaxBackup()), 0.001));
    }

    /**
     * UCB1 goes to a worse move less and less often, so that the most visited move comes to have the value of best play. Implicit
     * minimax keeps the estimates above a chance node, which may stay wrong.
     */
    @ParameterizedTest
    @MethodSource("compositions")
    void searchesComeToBestPlay(SelectionPolicy selection, Backup backup, double tolerance) {
        boolean isWithChance = !(backup instanceof ImplicitMinimaxBackup);
        games().filter(game -> isWithChance || !hasChance(game.position())).forEach(game -> {
            Mcts<TreeGame, Branch> mcts = builder(selection, backup)
                    .prior(new SuccessorScores<>(new RandomPlayValue()))
                    .build();
            SearchTree<TreeGame, Branch> tree = mcts.tree(game);
            SearchResult<Branch> result = tree.search(Budget.iterations(40_000));
            TreeInvariants.check(tree);
            double exact = exactReward(game.position(), result.player());
            assertThat(result.value()).isCloseTo(exact, within(tolerance));
            double inGraph = mcts.toBuilder()
                    .transpositions()
                    .build()
                    .search(game, Budget.iterations(40_000))
                    .value();
            assertThat(inGraph).as("as a graph").isCloseTo(exact, within(tolerance));
            if (game.currentPlayer() != GameState.CHANCE) {
                Position after =
                        game.position().children().get(result.bestMove().index());
                assertThat(exactReward(after, result.player())).isCloseTo(exact, within(tolerance));
            }
        });
    }

    /** Payoffs of 0, 5 and 10 add up without rounding, so that the same moves are chosen; also where nodes are forgotten. */
    @Test
    void inATreeWithoutChanceTheGraphBackupIsTheMeanBackup() {
        List<TreeGame> exact =
                new ArrayList<>(games().filter(game -> !hasChance(game.position()) && isExact(game.position()))
                        .toList());
        assertThat(exact).hasSizeGreaterThan(5);
        exact.add(Games.deep());
        for (TreeGame game : exact) {
            for (int threshold : new int[] {2, 4}) {
                Mcts.Builder<TreeGame, Branch> mean =
                        builder(Ucb1.of(0.7), new MeanBackup()).expansionThreshold(threshold);
                SearchTree<TreeGame, Branch> expected = mean.build().tree(game);
                expected.search(Budget.iterations(3_000));
                SearchTree<TreeGame, Branch> tree =
                        mean.backup(new GraphBackup()).build().tree(game);
                tree.search(Budget.iterations(3_000));
                assertThat(tree.snapshot(40, 5)).isEqualTo(expected.snapshot(40, 5));
            }
        }
    }

    private static boolean isExact(Position position) {
        return position.children().isEmpty()
                ? position.payoffs()[0] % 5 == 0
                : position.children().stream().allMatch(ValueBackupsTest::isExact);
    }

    /** What was known of a node that has been forgotten counts as evaluations of its edge. */
    @Test
    void underAMemoryCeilingTheGraphBackupForgetsNoReward() {
        SearchTree<TreeGame, Branch> tree = builder(new LeastVisited(), new GraphBackup())
                .memoryCeiling(1 << 16)
                .build()
                .tree(new TreeGame(1, TreeGame.choice(0, deep(12, 0), deep(12, 10), TreeGame.end(5))));
        SearchResult<Branch> result = tree.search(Budget.iterations(20_000));
        assertThat(result.effort().recyclings()).isPositive();
        double sum = result.moves().stream()
                .mapToDouble(move -> move.visits() * move.mean())
                .sum();
        assertThat(sum / 20_000)
                .as("the rewards of all iterations")
                .isCloseTo(result.playerValues().get(0), within(1e-9));
    }

    /** A full tree of some depth whose ends pay by turns nothing and the given payoff. */
    private static Position deep(int depth, double payoff) {
        return depth == 0
                ? TreeGame.end(payoff)
                : TreeGame.choice(0, deep(depth - 1, payoff), deep(depth - 1, depth == 1 ? 0 : payoff));
    }

    @Test
    void gamesInWhichTheValueOfOnePlayerDoesNotSayThatOfTheOthersAreRefused() {
        for (Backup backup : new Backup[] {new MaxBackup(), new GraphBackup()}) {
            Mcts<TreeGame, Branch> mcts = builder(Ucb1.of(0.7), backup).build();
            assertThatThrownBy(() -> mcts.search(Games.threePlayers(), Budget.iterations(10)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("the backup " + backup + " is for games of one player or two, not of 3")
                    .hasMessageContaining("\nPlayed from the root, ");
        }
    }
}
