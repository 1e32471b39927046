package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.backup.ExpectationBackup;
import io.mcts.control.Budget;
import io.mcts.decision.FinalDecision;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.GivenScores;
import io.mcts.fixture.TreeGame;
import io.mcts.result.SearchResult;
import io.mcts.selection.Ucb1Tuned;
import io.mcts.tree.Column;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Searches that keep the squares of rewards. */
class SquaresTest {

    private static final double[] PAYOFFS = {2, 8, 5, 9};

    /** One player, one move, then four that end the game. */
    private static final TreeGame TWO_STEPS =
            new TreeGame(1, choice(0, choice(0, end(PAYOFFS[0]), end(PAYOFFS[1]), end(PAYOFFS[2]), end(PAYOFFS[3]))));

    private static Mcts.Builder<TreeGame, Branch> builder() {
        return Mcts.<TreeGame, Branch>builder().selection(new Ucb1Tuned()).seed(1);
    }

    @Test
    void aMoveThatEndsTheGameHasTheSquareOfItsPayoffForEachVisit() {
        SearchTree<TreeGame, Branch> tree = builder().build().tree(TWO_STEPS);
        tree.search(Budget.iterations(500));
        tree.advance(new Branch(0));
        tree.search(Budget.iterations(100));
        Node root = tree.inside().root();
        assertThat(root.visits()).as("one visit was an evaluation").isEqualTo(599);
        for (int child = 0; child < 4; child++) {
            double reward = PAYOFFS[root.move(child)] / 10;
            assertThat(root.sumOfSquares(child)).isCloseTo(root.visits(child) * reward * reward, within(1e-9));
            assertThat(root.variance(child)).isCloseTo(0, within(1e-12));
        }
    }

    @Test
    void aMoveToADieHasTheVarianceOfItsOutcomes() {
        TreeGame game = new TreeGame(1, choice(0, chance(new double[] {0.5, 0.5}, end(10), end(0))));
        SearchTree<TreeGame, Branch> tree = builder().build().tree(game);
        SearchResult<Branch> result = tree.search(Budget.iterations(1_000));
        Node root = tree.inside().root();
        assertThat(root.sumOfSquares(0)).as("rewards are 0 or 1").isEqualTo(root.sum(0));
        assertThat(root.variance(0)).isCloseTo(result.value() * (1 - result.value()), within(1e-12));
        assertThat(result.value()).isBetween(0.4, 0.6);
    }

    @Test
    void squaresStandBesidePriorsAndOutcomeSums() {
        GivenScores scores = new GivenScores(0.125, 0.25, 0.5);
        SearchTree<TreeGame, Branch> tree =
                builder().prior(scores).backup(new ExpectationBackup()).build().tree(Games.gamble());
        assertThat(tree.inside().nodes().layout()).isEqualTo(new NodeLayout(Set.of(Column.PRIOR, Column.SQUARES), 1));
        tree.search(Budget.iterations(1_000));
        Node root = tree.inside().root();
        for (int child = 0; child < 3; child++) {
            assertThat(root.prior(child)).isEqualTo(scores.values()[root.move(child)]);
            assertThat(root.sumOfSquares(child))
                    .as("at least n times the square of the mean")
                    .isGreaterThanOrEqualTo(root.visits(child) * root.mean(child) * root.mean(child) - 1e-9);
            if (root.move(child) == 0) {
                assertThat(root.sumOfSquares(child)).isCloseTo(0.36 * root.visits(child), within(1e-9));
            }
        }
    }

    @Test
    void theDecisionSeesTheSquaresInTheOrderOfTheLegalMoves() {
        FinalDecision second = children -> {
            for (int child = 0; child < 4; child++) {
                double reward = PAYOFFS[child] / 10;
                assertThat(children.sumOfSquares(child))
                        .isCloseTo(children.visits(child) * reward * reward, within(1e-9));
            }
            return 1;
        };
        TreeGame game = new TreeGame(1, TWO_STEPS.position().children().get(0));
        SearchResult<Branch> result = builder().decision(second).build().search(game, Budget.iterations(200));
        assertThat(result.bestMove()).isEqualTo(new Branch(1));
    }
}
