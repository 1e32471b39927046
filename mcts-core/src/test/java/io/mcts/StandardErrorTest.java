package io.mcts;

import static io.mcts.fixture.TreeGame.chance;
import static io.mcts.fixture.TreeGame.choice;
import static io.mcts.fixture.TreeGame.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StandardErrorTest {

    private final Mcts<TreeGame, Branch> mcts =
            Mcts.<TreeGame, Branch>builder().seed(1).build();

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.02, 0.01})
    void stopsAsSoonAsTheBestMoveIsKnownSoPrecisely(double error) {
        List<Double> errors = new ArrayList<>();
        SearchResult<Branch> result = mcts.search(
                Games.gamble(),
                Budget.standardError(error),
                progress -> errors.add(progress.best().standardError()));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.STANDARD_ERROR);
        MoveStatistics<Branch> best = result.statistics(result.bestMove());
        assertThat(best.standardError())
                .isEqualTo(errors.get(errors.size() - 1))
                .isBetween(0.0, error);
        assertThat(best.visits()).isGreaterThanOrEqualTo(100);
        assertThat(result.iterations() % 64).as("looks").isZero();
    }

    /**
     * A die for 1 with probability 0.7 and else for 0 has the variance 0.21: a standard error of 0.02 takes 0.21 / 0.0004 = 525
     * visits. The share of ones has the standard error 0.02 itself, so the estimated variance 0.4 * 0.02 = 0.008, and the
     * visits 20: four times that are allowed, and the 64 to the next look.
     */
    @Test
    void takesAsManyVisitsAsTheSpreadDemands() {
        TreeGame die = new TreeGame(1, choice(0, chance(new double[] {0.7, 0.3}, end(10), end(0))));
        for (long seed = 0; seed < 20; seed++) {
            SearchResult<Branch> result = mcts.withSeed(seed).search(die, Budget.standardError(0.02));
            assertThat(result.iterations()).isBetween(525L - 80, 525L + 80 + 64);
        }
    }

    @Test
    void equalRewardsAreNotTakenForCertainty() {
        // the move that pays 8 has no spread at all; it is the only one but for some visits of the other
        assertThat(bestVisits(Budget.standardError(0.01))).isBetween(100L, 163L);
        assertThat(bestVisits(Budget.standardError(0.01, 500))).isBetween(500L, 563L);
        assertThat(bestVisits(Budget.standardError(0.01, 1)))
                .as("an error of 1 / visits")
                .isBetween(100L, 163L);
        assertThat(bestVisits(Budget.standardError(0.05, 1))).isBetween(20L, 63L);
    }

    private long bestVisits(Budget budget) {
        SearchResult<Branch> result = mcts.search(Games.twoMoves(), budget);
        return result.statistics(result.bestMove()).visits();
    }

    @Test
    void combinesWithOtherBudgets() {
        SearchResult<Branch> result =
                mcts.search(Games.gamble(), Budget.standardError(1e-9).or(Budget.iterations(200)));
        assertThat(result.effort().stopReason()).isEqualTo(StopReason.ITERATIONS);
    }

    @Test
    void tellsTheShareOfTheVisits() {
        // half the visits that it must have at least
        double[] share = new double[2];
        mcts.search(
                Games.oneMove(),
                Budget.iterations(50),
                progress -> share[0] = Budget.standardError(0.5).spentShare(progress));
        assertThat(share[0]).isEqualTo(0.5);
        // and else the square of what is wanted over what there is
        mcts.search(Games.gamble(), Budget.iterations(500), progress -> {
            double ratio = 0.001 / progress.best().standardError();
            share[0] = Budget.standardError(0.001).spentShare(progress);
            share[1] = ratio * ratio;
        });
        assertThat(share[0]).isEqualTo(share[1]).isBetween(0.0, 0.1);
    }

    @Test
    void refusesWhatIsNoPrecision() {
        for (double error : new double[] {0, -0.1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> Budget.standardError(error))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("a budget is a standard error greater than 0, not " + error);
        }
        assertThatThrownBy(() -> Budget.standardError(0.1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not 0");
    }

    @Test
    void printsItsLimit() {
        assertThat(Budget.standardError(0.01)).hasToString("until the standard error is 0.01 after 100 visits");
    }
}
