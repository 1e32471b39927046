package io.mcts.imperfect.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.kuhn.KuhnMove;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Statistics of moves, against values computed by hand. */
class RootStatisticsTest {

    private static RootStatistics<KuhnMove> of(double... rewardsOfBet) {
        InformationSet<KuhnMove> set = new InformationSet<>(null);
        int bet = set.number(KuhnMove.BET, 0);
        for (double reward : rewardsOfBet) {
            set.visit(bet, reward);
        }
        RootStatistics<KuhnMove> statistics = new RootStatistics<>(List.of(KuhnMove.PASS, KuhnMove.BET), 0, 2);
        statistics.add(set);
        return statistics;
    }

    /** The square root of s² / n, with s² = Σ (x - mean)² / (n - 1), as in any textbook. */
    @Test
    void theStandardErrorIsThatOfASample() {
        // mean 2/3, squares of the deviations 4/9 + 1/9 + 1/9 = 2/3, s² = 1/3, divided by 3
        assertThat(of(0, 1, 1).standardError(1)).isEqualTo(1.0 / 3, within(1e-12));
        // mean 1/2, 1/4 + 1/4 = 1/2, s² = 1/2, divided by 2
        assertThat(of(0, 1).standardError(1)).isEqualTo(0.5, within(1e-12));
        // mean 1/2, 1/16 + 1/16 = 1/8, s² = 1/24, divided by 4
        assertThat(of(0.25, 0.75, 0.5, 0.5).standardError(1)).isEqualTo(Math.sqrt(1.0 / 96), within(1e-12));
        assertThat(of(0.3, 0.3).standardError(1)).isEqualTo(0.5 / Math.sqrt(2), within(1e-12));
    }

    /** No reward from 0 to 1 has a standard deviation above 0.5. */
    @Test
    void oneVisitHasTheGreatestErrorThereCanBe() {
        assertThat(of(1).standardError(1)).isEqualTo(0.5);
        assertThat(of(1).standardError(0)).as("without a visit").isEqualTo(0.5);
    }

    /** Two trees, whose rewards together are 0, 1 and 1. */
    @Test
    void theErrorOfASumIsThatOfAllRewardsTogether() {
        RootStatistics<KuhnMove> sum = of(0, 1);
        of(1).addTo(sum);

        assertThat(sum.visits(1)).isEqualTo(3);
        assertThat(sum.mean(1)).isEqualTo(2.0 / 3, within(1e-12));
        assertThat(sum.standardError(1)).isEqualTo(1.0 / 3, within(1e-12));
    }
}
