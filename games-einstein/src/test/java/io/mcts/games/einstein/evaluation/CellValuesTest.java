package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.SecondRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellValuesTest {

    private static final double[][] RAISED_RIM = {
        {0, 1, 1, 1, 1}, {1, 2, 2, 2, 2.5}, {1, 2, 4, 4, 5}, {1, 2, 4, 8, 10}, {1, 2.5, 5, 10, 16}
    };

    private static final double[][] POWERS_OF_TWO = {
        {1, 1, 1, 1, 1}, {1, 2, 2, 2, 2}, {1, 2, 4, 4, 4}, {1, 2, 4, 8, 8}, {1, 2, 4, 8, 16}
    };

    @Test
    void theValuesAreThoseOfTheLiterature() {
        assertTable(CellValues.RAISED_RIM, RAISED_RIM);
        assertTable(CellValues.POWERS_OF_TWO, POWERS_OF_TWO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"f1", "A1", "a0", "a6", "a", "a11"})
    void aCellThatIsNotOnTheBoardIsRefused(String cell) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CellValues.RAISED_RIM.value(EinStein.RED, cell))
                .withMessage("'" + cell + "' is not a cell; cells are a1 to e5");
    }

    private static void assertTable(CellValues values, double[][] expected) {
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                assertThat(values.value(EinStein.RED, SecondRules.name(5 * row + column)))
                        .isEqualTo(expected[row][column]);
                assertThat(values.value(EinStein.BLUE, SecondRules.name(24 - 5 * row - column)))
                        .isEqualTo(expected[row][column]);
            }
        }
    }
}
