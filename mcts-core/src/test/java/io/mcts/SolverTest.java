package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
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
import io.mcts.result.Bounds;
import io.mcts.result.Proof;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** The solver in games whose proofs are known by hand. */
class SolverTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);

    private static final Position WON = end(10, 0);
    private static final Position DRAWN = end(5, 5);
    private static final Position LOST = end(0, 10);

    private final Mcts<TreeGame, Branch> mcts =
            Mcts.<TreeGame, Branch>builder().solver().seed(1).build();

    @Test
    void aWinStopsTheSearchAtOnce() {
        SearchResult<Branch> result = mcts.search(new TreeGame(2, choice(0, WON, WON, WON)), Budget.iterations(1_000));
        assertThat(result.iterations()).isEqualTo(1);
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
        assertThat(result.bounds().proof()).contains(Proof.WIN);
        assertThat(result.statistics(result.bestMove()).bounds()).isEqualTo(new Bounds(1, 1));
        assertThat(result.statistics(result.bestMove()).standardError()).isZero();
        assertThat(result.playerValues()).containsExactly(1.0, 0.0);
    }

    /** #0 loses to one of two replies, #1 is a draw whatever is replied: two evaluations of the moves and one of each reply. */
    @Test
    void eachSideTakesItsBest() {
        TreeGame game = new TreeGame(2, choice(0, choice(1, WON, LOST), choice(1, DRAWN, DRAWN)));
        SearchResult<Branch> result = mcts.search(game, Budget.iterations(1_000));
        assertThat(result.iterations()).isLessThanOrEqualTo(6);
        assertThat(result.bestMove()).isEqualTo(SECOND);
        assertThat(result.value()).isEqualTo(0.5);
        assertThat(result.bounds().proof()).contains(Proof.DRAW);
        assertThat(result.principalVariation()).hasSize(2);
        assertThat(result.statistics(FIRST).bounds().upper()).isLessThanOrEqualTo(0.5);
    }

    /** The moves to the end, if both play for them: 2, 4, and 2 again, since the other side takes the shorter way. */
    @Test
    void aLossIsPutOffForAsLongAsPossible() {
        Position soon = choice(1, LOST);
        Position late = choice(1, choice(0, choice(1, LOST)));
        Position soonOrLate = choice(1, LOST, choice(0, choice(1, LOST, LOST), choice(1, LOST, LOST)));
        ExecutorService executor = Executors.newFixedThreadPool(1);
        try {
            for (int seed = 0; seed < 50; seed++) {
                TreeGame game = new TreeGame(2, choice(0, soon, late, soonOrLate));
                Mcts.Builder<TreeGame, Branch> builder =
                        Mcts.<TreeGame, Branch>builder().solver().seed(seed);
                for (Mcts<TreeGame, Branch> search : List.of(
                        builder.build(),
                        builder.parallel(Parallel.root(executor, 2)).build())) {
                    SearchResult<Branch> result = search.search(game, Budget.iterations(1_000));
                    assertThat(result.bounds().proof()).contains(Proof.LOSS);
                    assertThat(result.bestMove()).as("seed %d", seed).isEqualTo(SECOND);
                }
            }
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void theSecondPlayerPutsOffALossToo() {
        Position soon = choice(0, WON);
        Position late = chance(new double[] {0.5, 0.5}, choice(0, WON), choice(0, choice(1, choice(0, WON))));
        for (int seed = 0; seed < 50; seed++) {
            SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                    .solver()
                    .seed(seed)
                    .build()
                    .search(new TreeGame(2, choice(1, soon, late, soon)), Budget.iterations(1_000));
            assertThat(result.bounds().proof()).contains(Proof.LOSS);
            assertThat(result.bestMove()).as("seed %d", seed).isEqualTo(SECOND);
        }
    }

    @Test
    void theValuesAreThoseOfWhoChooses() {
        TreeGame game = new TreeGame(2, choice(1, choice(0, WON, DRAWN), choice(0, LOST, LOST)));
        SearchResult<Branch> result = mcts.search(game, Budget.iterations(1_000));
        assertThat(result.player()).isEqualTo(1);
        assertThat(result.bestMove()).isEqualTo(SECOND);
        assertThat(result.bounds().proof()).contains(Proof.WIN);
        assertThat(result.value()).isEqualTo(1);
        assertThat(result.playerValues()).containsExactly(0.0, 1.0);
        assertThat(result.principalVariation()).hasSize(2);
    }

    /** Worth 0.7 * 1 + 0.3 * 0 = 0.7, against a sure 0.6 and 0.1 * 1 + 0.9 * 0.5 = 0.55. */
    @Test
    void aDieIsWorthItsExpectation() {
        SearchResult<Branch> result = mcts.search(Games.gamble(), Budget.iterations(1_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
        assertThat(result.bestMove()).isEqualTo(SECOND);
        assertThat(result.value()).isCloseTo(0.7, within(0x1p-24));
        assertThat(result.bounds().proof()).isEmpty();
        assertThat(result.bounds()).hasToString("exactly 0.700");
    }

    @Test
    void aDieWhoseOutcomesAgreeIsWonForCertain() {
        TreeGame game = new TreeGame(2, choice(0, DRAWN, chance(new double[] {0.3, 0.3, 0.4}, WON, WON, WON)));
        SearchResult<Branch> result = mcts.search(game, Budget.iterations(1_000));
        assertThat(result.bestMove()).isEqualTo(SECOND);
        assertThat(result.bounds().proof()).contains(Proof.WIN);
    }

    @Test
    void aDieAtTheRootIsProven() {
        SearchResult<Branch> result = mcts.search(Games.chanceRoot(), Budget.iterations(1_000));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
        assertThat(result.value()).as("0.8 * 0.9 + 0.2 * 0.3").isCloseTo(0.78, within(0x1p-24));
    }

    @Test
    void whereAllLosesTheLongestKnownDefenceIsTheBest() {
        Position late = choice(0, choice(1, LOST), choice(1, LOST), choice(1, LOST));
        SearchResult<Branch> result =
                mcts.search(new TreeGame(2, choice(0, LOST, choice(1, late), LOST)), Budget.iterations(1_000));
        assertThat(result.bounds().proof()).contains(Proof.LOSS);
        assertThat(result.bestMove()).isEqualTo(SECOND);
        assertThat(result.principalVariation()).hasSize(4);
    }

    @Test
    void whatIsProvenIsKeptWhenTheTreeMovesOn() {
        Position won = choice(1, choice(0, LOST, WON), choice(0, WON, LOST));
        SearchTree<TreeGame, Branch> tree = mcts.tree(new TreeGame(2, choice(1, won, thirtyMovesTo(DRAWN))));
        SearchResult<Branch> before = tree.search(Budget.iterations(500));
        assertThat(before.statistics(FIRST).bounds()).as("of player 1").isEqualTo(new Bounds(0, 0));
        tree.advance(FIRST);
        SearchResult<Branch> after = tree.search(Budget.iterations(500));
        assertThat(after.iterations()).isZero();
        assertThat(after.bounds().proof()).contains(Proof.LOSS);
        assertThat(tree.snapshot(1, 9).bounds()).isEqualTo(new Bounds(0, 0));
    }

    /**
     * After #0 player 0 may take a sure 5, or go on to thirty moves without effect that pay 3. Rollouts bring 3, but he need not play that; so #0 is
     * worth 5 to player 1, and #1, which pays him 4 after thirty moves, is worse. Without the correction he would think #0 worth 7.
     */
    @Test
    void whatIsProvenCountsForAMoveThatHasWorseRewards() {
        TreeGame game = new TreeGame(
                2, choice(0, choice(1, choice(0, DRAWN, thirtyMovesTo(end(3, 7))), thirtyMovesTo(end(6, 4))), LOST));
        SearchTree<TreeGame, Branch> tree = mcts.tree(game);
        SearchResult<Branch> result = tree.search(Budget.iterations(3_000));
        TreeNode<Branch> reply = childOf(childOf(tree.snapshot(3, 9), FIRST), FIRST);
        assertThat(reply.bounds()).as("of player 1").isEqualTo(new Bounds(0, 0.5));
        assertThat(reply.mean()).isEqualTo(0.5);
        // all but the first rewards that came by it, and those of the tries of #1
        assertThat(result.value()).isCloseTo(0.5, within(0.02));
    }

    private static TreeNode<Branch> childOf(TreeNode<Branch> node, Branch move) {
        return node.children().stream()
                .filter(child -> move.equals(child.move()))
                .findFirst()
                .orElseThrow();
    }

    private static Position thirtyMovesTo(Position end) {
        Position position = end;
        for (int i = 0; i < 30; i++) {
            position = choice(0, position, position);
        }
        return position;
    }

    /** Each of two trees proves what it can; what they know of a move holds together. */
    @Test
    void treesOfSeveralThreadsKnowTogetherWhatEachHasProven() {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try {
            Position hard = choice(1, choice(0, DRAWN, WON), choice(0, LOST, DRAWN), choice(0, WON, WON));
            TreeGame game = new TreeGame(2, choice(0, LOST, hard, choice(1, LOST, WON)));
            SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                    .solver()
                    .parallel(Parallel.root(executor, 2))
                    .seed(1)
                    .build()
                    .search(game, Budget.iterations(1_000));
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
            assertThat(result.bounds().proof()).contains(Proof.DRAW);
            assertThat(result.bestMove()).isEqualTo(SECOND);
            assertThat(result.principalVariation()).hasSize(3);
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void aBudgetThatGoesByVisitsAloneIsRefused() {
        assertThatThrownBy(
                        () -> mcts.search(Games.gamble(), Budget.iterations(10).untilDecided()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("goes by visits alone, not with a solver");
    }

    @Test
    void moreThanTwoPlayersAreRefused() {
        assertThatThrownBy(() -> mcts.tree(Games.threePlayers()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the solver is for games of one or two players, not 3");
    }

    @Test
    void payoffsThatDoNotSumToAConstantAreRefusedWithTheMovesThatLeadThere() {
        TreeGame game = new TreeGame(2, choice(0, choice(1, end(10, 10))));
        assertThatThrownBy(() -> mcts.search(game, Budget.iterations(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("one player gets what the other does not", "[#0, #0]");
    }

    @Test
    void withoutASolverNothingIsProven() {
        SearchTree<TreeGame, Branch> tree =
                Mcts.<TreeGame, Branch>builder().seed(1).build().tree(new TreeGame(2, choice(0, WON, LOST)));
        SearchResult<Branch> result = tree.search(Budget.iterations(100));
        assertThat(result.iterations()).isEqualTo(100);
        assertThat(result.bounds()).isEqualTo(Bounds.UNKNOWN);
        assertThat(result.bounds()).hasToString("nothing");
        assertThat(result.moves()).allSatisfy(move -> assertThat(move.bounds()).isEqualTo(Bounds.UNKNOWN));
        assertThat(tree.snapshot(2, 2).bounds()).isEqualTo(Bounds.UNKNOWN);
    }

    @Test
    void boundsSayWhatTheyMean() {
        assertThat(new Bounds(1, 1)).hasToString("win");
        assertThat(new Bounds(0.5, 0.5)).hasToString("draw");
        assertThat(new Bounds(0, 0)).hasToString("loss");
        assertThat(new Bounds(0.5, 1)).hasToString("0.500 to 1.000");
        assertThat(new Bounds(0.5, 1).proof()).isEmpty();
        assertThatThrownBy(() -> new Bounds(0.6, 0.5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bounds are 0 <= lower <= upper <= 1, not 0.6 and 0.5");
    }
}
