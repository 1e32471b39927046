package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.SecondRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MobilityTest {

    @ParameterizedTest
    @CsvSource({
        // All live: one face each
        "ABCDE/F4/5/5/4a, 1, 1, 1",
        "ABCDE/F4/5/5/4a, 6, 1, 1",
        // 2, 3 and 5 gone: 1 has 2 and 3 above it; 4 has 2, 3 below and 5 above; 6 has 5 below
        "A2DF/5/5/5/4a, 1, 3, 2",
        "A2DF/5/5/5/4a, 2, 0, 0",
        "A2DF/5/5/5/4a, 4, 4, 2.5",
        "A2DF/5/5/5/4a, 6, 2, 1.5",
        // 3 alone: 1, 2 below and 4, 5, 6 above
        "C4/5/5/5/4a, 3, 6, 3.5"
    })
    void aStoneMayAlsoMoveForTheNumbersGoneNextToIt(String board, int number, double full, double half) {
        EinStein state = EinStein.NOTATION.parse(board + " r -");

        assertThat(Mobility.FULL.probability(state, EinStein.RED, number)).isCloseTo(full / 6, within(1e-15));
        assertThat(Mobility.HALF.probability(state, EinStein.RED, number)).isCloseTo(half / 6, within(1e-15));
    }

    @ParameterizedTest
    @CsvSource({"A2DF/5/5/5/4a", "ABCDE/F4/5/5/4a", "C4/5/5/5/4a", "1B3/E4/5/5/4a"})
    void fullMobilityIsTheShareOfTheThrowsThatLetTheStoneMove(String board) {
        EinStein state = EinStein.NOTATION.parse(board + " r -");
        SecondRules.Position position = SecondRules.parse(state.toString());
        for (int stone = 0; stone < 6; stone++) {
            int throwsForIt = 0;
            for (int die = 1; die <= 6; die++) {
                throwsForIt += SecondRules.movable(position.cells(), 0, die).contains(stone) ? 1 : 0;
            }
            assertThat(Mobility.FULL.probability(state, EinStein.RED, stone + 1))
                    .isCloseTo(throwsForIt / 6.0, within(1e-15));
        }
    }
}
