package io.mcts.imperfect.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.games.goofspiel.Goofspiel;
import io.mcts.games.goofspiel.GoofspielRules;
import io.mcts.games.leduc.Leduc;
import io.mcts.games.rockpaperscissors.Hand;
import io.mcts.games.rockpaperscissors.RockPaperScissors;
import io.mcts.imperfect.strategy.MixedPolicy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values known from outside. A solved game's value is right to within what its solution can still be exploited by. */
class ReferenceValuesTest {

    @Test
    void leduc() {
        assertValue(Leduc.initial(), -0.0856064, 1_500, 0.005);
        assertThat(Exploitability.of(Leduc.initial(), MixedPolicy.uniform()).nashConv())
                .isCloseTo(4.7472222, within(1e-7));
    }

    @ParameterizedTest
    @CsvSource({
        "3, false, 0.5",
        "4, false, 0.1578947",
        "5, false, 0",
        "3, true, 0.6666667",
        "4, true, 0.316804",
        "5, true, -0.160621"
    })
    void goofspielAfterTheHighestBidAgainstTheLowest(int cards, boolean isByPoints, double value) {
        GoofspielRules rules = isByPoints ? GoofspielRules.of(cards).byPoints() : GoofspielRules.of(cards);
        String position = cards + ":" + cards + "-1 " + (cards - 1) + ":";

        assertValue(Goofspiel.notation(rules).parse(position), value, 2_000, 0.004);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void goofspielWithHiddenBidsIsEven(int cards) {
        assertValue(Goofspiel.initial(GoofspielRules.of(cards).hidden()), 0, 300, 0.004);
    }

    @Test
    void rockPaperScissors() {
        RockPaperScissors start = RockPaperScissors.initial();
        Map<Hand, Double> best = Map.of(Hand.ROCK, 1 / 16.0, Hand.PAPER, 10 / 16.0, Hand.SCISSORS, 5 / 16.0);

        assertThat(Exploitability.of(start, state -> best).nashConv()).isCloseTo(0, within(1e-12));
        assertValue(start, 0, 2_000, 0.002);
    }

    private static <S extends GameState<S, M>, M extends Move> void assertValue(
            S start, double value, int rounds, double precision) {
        CfrPlus<S, M> solver = CfrPlus.of(start);
        solver.iterate(rounds);
        Exploitability solved = solver.exploitability();

        assertThat(solved.nashConv()).isLessThan(precision);
        assertThat(solved.values().get(0)).isCloseTo(value, within(solved.nashConv() + 1e-6));
    }
}
