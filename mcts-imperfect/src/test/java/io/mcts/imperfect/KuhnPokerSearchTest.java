package io.mcts.imperfect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Budget;
import io.mcts.games.kuhn.KuhnMove;
import io.mcts.games.kuhn.KuhnPoker;
import io.mcts.imperfect.exact.CfrPlus;
import io.mcts.imperfect.exact.Exploitability;
import io.mcts.imperfect.selection.AvailabilityUcb1;
import io.mcts.imperfect.strategy.MixedPolicy;
import io.mcts.imperfect.strategy.MixedResult;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known of Kuhn poker from outside: its value, and how exploitable certain ways to play are. */
class KuhnPokerSearchTest {

    private static final int SEEDS = 10;

    @Test
    void uniformPlayLosesElevenTwelfths() {
        Exploitability uniform = Exploitability.of(KuhnPoker.initial(), MixedPolicy.uniform());

        assertThat(uniform.values().get(0)).isCloseTo(1.0 / 8, within(1e-12));
        assertThat(uniform.nashConv()).isCloseTo(11.0 / 12, within(1e-12));
        assertThat(uniform.exploitability()).isCloseTo(0.4583333, within(1e-7));
    }

    @Test
    void alwaysTheFirstMoveLosesTwo() {
        Exploitability passive = Exploitability.of(
                KuhnPoker.initial(), state -> Map.of(state.legalMoves().get(0), 1.0));

        assertThat(passive.nashConv()).isCloseTo(2, within(1e-12));
    }

    @Test
    void theFirstPlayerLosesAnEighteenth() {
        CfrPlus<KuhnPoker, KuhnMove> solver = CfrPlus.of(KuhnPoker.initial());
        solver.iterate(2_000);
        Exploitability solved = solver.exploitability();

        assertThat(solved.nashConv()).isLessThan(1e-4);
        assertThat(solved.values().get(0)).isCloseTo(-1.0 / 18, within(solved.nashConv()));
    }

    /** However long the search, it settles on single moves, where a good strategy mixes. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 2})
    void theMoveVisitedMostIsExploitableByASixth(double c) {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(exploitability(MixedPolicy.ofBestMoves(search(c, seed, 1_000))))
                    .isCloseTo(1.0 / 6, within(1e-12));
        }
    }

    /**
     * With longer search the visits only come closer to that move. In the game's own units, of -2 to 2, c is 2. The values expected
     * are of single runs, whose spread is greatest where the search is shortest.
     */
    @ParameterizedTest
    @CsvSource({"100, 200, 0.121, 0.015", "1000, 20, 0.158, 0.01", "10000, 10, 0.165, 0.005"})
    void theVisitsBecomeMoreExploitableWithLongerSearch(int iterations, int seeds, double expected, double precision) {
        double sum = 0;
        for (int seed = 0; seed < seeds; seed++) {
            sum += exploitability(MixedPolicy.ofStrategies(search(0.5, seed, iterations)));
        }

        assertThat(sum / seeds).isCloseTo(expected, within(precision));
    }

    private static double exploitability(MixedPolicy<KuhnPoker, KuhnMove> policy) {
        return Exploitability.of(KuhnPoker.initial(), policy).exploitability();
    }

    private static Function<KuhnPoker, MixedResult<KuhnMove>> search(double c, int seed, int iterations) {
        InformationSetMcts<KuhnPoker, KuhnMove> mcts = InformationSetMcts.of(KuhnPoker.initial())
                .selection(AvailabilityUcb1.of(c))
                .seed(seed)
                .build();
        return state -> mcts.search(state, Budget.iterations(iterations));
    }
}
