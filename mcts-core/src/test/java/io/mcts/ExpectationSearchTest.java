package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.ExpectationBackup;
import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.fixture.TreeInvariants;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Searches that know the odds: what they hold is exact as soon as every outcome has been drawn. */
class ExpectationSearchTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);

    private final Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
            .backup(new ExpectationBackup())
            .seed(1)
            .build();

    /** Each leaf is worth 5 of 10 to everybody until its node is made: one visit of 0.5. */
    private final Mcts<TreeGame, Branch> halfUntilExpanded = Mcts.<TreeGame, Branch>builder()
            .backup(new ExpectationBackup())
            .evaluator((state, random, payoffs) -> Arrays.fill(payoffs, 5))
            .seed(1)
            .build();

    @Test
    void aChanceMoveIsWorthItsExpectationWithoutNoise() {
        SearchTree<TreeGame, Branch> tree = halfUntilExpanded.tree(Games.gamble());
        SearchResult<Branch> result = tree.search(Budget.iterations(10_000));
        TreeInvariants.check(tree);
        assertThat(result.bestMove()).isEqualTo(SECOND);
        for (MoveStatistics<Branch> move : result.moves()) {
            double exact = move.move().equals(FIRST) ? 0.6 : move.move().equals(SECOND) ? 0.7 : 0.55;
            double evaluations = move.move().equals(FIRST) ? 0.6 : 0.5;
            assertThat(move.visits() * move.mean())
                    .as("the sum of %s: one evaluation, then N * E", move.move())
                    .isCloseTo(evaluations + (move.visits() - 1) * exact, within(1e-8));
        }
    }

    @Test
    void rolloutsCountUntilTheNodeIsMadeAndNeverAgain() {
        SearchResult<Branch> result = mcts.search(Games.gamble(), Budget.iterations(10_000));
        // one rollout of 0 or 1, then the expectation 0.7
        long visits = result.statistics(SECOND).visits();
        assertThat(result.value()).isCloseTo(0.7, within(0.7 / visits + 1e-9));
    }

    @Test
    void aChanceRootHasItsExpectation() {
        SearchTree<TreeGame, Branch> tree = mcts.tree(Games.chanceRoot());
        SearchResult<Branch> result = tree.search(Budget.iterations(50_000));
        TreeInvariants.check(tree);
        // exact: 0.8 * 9 + 0.2 * 3 = 7.8; UCB1 tries the reply worse by 0.8 about 2 ln 40,000 / 0.8^2 = 33 times in
        // 40,000
        assertThat(result.value()).isCloseTo(0.78, within(0.8 * 0.8 * 40 / 40_000 + 1e-4));
    }

    @Test
    void withoutChanceItIsTheMeanBackup() {
        SearchResult<Branch> expectation = mcts.search(Games.threePlayers(), Budget.iterations(5_000));
        SearchResult<Branch> mean =
                Mcts.<TreeGame, Branch>builder().seed(1).build().search(Games.threePlayers(), Budget.iterations(5_000));
        assertThat(expectation.moves()).isEqualTo(mean.moves());
        assertThat(expectation.principalVariation()).isEqualTo(mean.principalVariation());
        assertThat(expectation.playerValues()).isEqualTo(mean.playerValues());
    }

    @Test
    void theSameSeedGivesTheSameResult() {
        SearchResult<Branch> once = mcts.search(Games.gamble(), Budget.iterations(5_000));
        assertThat(mcts.search(Games.gamble(), Budget.iterations(5_000)).moves())
                .isEqualTo(once.moves());
        assertThat(mcts.withSeed(2)
                        .search(Games.gamble(), Budget.iterations(5_000))
                        .moves())
                .isNotEqualTo(once.moves());
    }

    /** Players 0 and 1 have one move each, then a die pays three players, not summing to a constant. */
    @Test
    void everyPlayerAboveAChanceNodeHasHisOwnExpectation() {
        TreeGame game =
                new TreeGame(3, choice(0, choice(1, chance(new double[] {0.25, 0.75}, end(10, 2, 3), end(2, 6, 9)))));
        SearchTree<TreeGame, Branch> tree = halfUntilExpanded.tree(game);
        tree.search(Budget.iterations(1_000));
        TreeNode<Branch> ofPlayer0 = tree.snapshot(3, 10).children().get(0);
        TreeNode<Branch> ofPlayer1 = ofPlayer0.children().get(0);
        assertThat(ofPlayer1.kind()).isEqualTo(TreeNode.Kind.CHANCE);
        // 0.25 * 1 + 0.75 * 0.2 = 0.4 for player 0 over 998 throws, after two evaluations of 0.5 on his edge
        assertThat(ofPlayer0.mean() * 1_000).isCloseTo(0.5 + 0.5 + 998 * 0.4, within(1e-9));
        // 0.25 * 0.2 + 0.75 * 0.6 = 0.5 for player 1, after one evaluation on his
        assertThat(ofPlayer1.mean() * 999).isCloseTo(0.5 + 998 * 0.5, within(1e-9));
    }

    @Test
    void advancingKeepsTheSumsOfOutcomes() {
        TreeGame game = new TreeGame(2, choice(0, choice(1, chance(new double[] {0.25, 0.75}, end(10, 2), end(2, 7)))));
        SearchTree<TreeGame, Branch> tree = halfUntilExpanded.tree(game);
        tree.search(Budget.iterations(400));
        tree.advance(FIRST);
        tree.search(Budget.iterations(1));
        // 0.25 * 0.2 + 0.75 * 0.7 = 0.575 for player 1; the throws of before count, or E would be 0.2 or 0.7 at once
        TreeNode<Branch> move = tree.snapshot(2, 10).children().get(0);
        assertThat(move.visits()).isEqualTo(400);
        assertThat(move.mean() * 400).isCloseTo(0.5 + 399 * 0.575, within(1e-9));
    }
}
