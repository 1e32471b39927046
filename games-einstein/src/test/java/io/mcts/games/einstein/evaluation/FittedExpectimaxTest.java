package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.RandomPositions;
import io.mcts.games.einstein.Step;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FittedExpectimaxTest {

    private static final int DIAGONAL = 6;
    private static final int OPPOSITE = 26;

    @ParameterizedTest
    @CsvSource({
        // stones of each side, plies, plies with so few stones
        "6, 1, 1",
        "6, 2, 2",
        "4, 1, 2",
        "4, 2, 3",
        "3, 1, 3",
        "2, 1, 4"
    })
    void isThatOfASearchWithoutPruning(int stones, int plies, int deepened) {
        Random random = new Random(stones);
        for (int i = 0; i < 40; i++) {
            EinStein state =
                    EinStein.NOTATION.parse(RandomPositions.draw(random, stones, stones, random.nextBoolean()));
            assertThat(FittedExpectimax.of(plies).value(state))
                    .as("%s", state)
                    .isCloseTo(new FullSearch().value(state, deepened), within(1e-12));
        }
    }

    @Test
    void aGameThatIsOverHasItsPayoff() {
        assertThat(FittedExpectimax.of(1).value(EinStein.NOTATION.parse("5/5/5/5/a3A b -")))
                .isEqualTo(1);
    }

    @Test
    void looksAheadAtLeastOnePly() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FittedExpectimax.of(0))
                .withMessage("the evaluation looks 1 ply ahead or more, not 0");
    }

    /** Red's value by the rules of the game, all lines of which are played. */
    private static final class FullSearch {

        private final Map<String, Double> known = new HashMap<>();

        double value(EinStein state, int plies) {
            if (state.isTerminal() || plies == 0) {
                return FittedEvaluation.of().value(state);
            }
            if (state.die() != 0) {
                return best(state, plies);
            }
            String key = plies + " " + state;
            if (!known.containsKey(key)) {
                known.put(
                        key,
                        state.legalMoves().stream()
                                .mapToDouble(roll -> best(after(state, roll), plies))
                                .average()
                                .orElseThrow());
            }
            return known.get(key);
        }

        private double best(EinStein state, int plies) {
            int sign = state.nextPlayer() == EinStein.RED ? 1 : -1;
            return sign
                    * state.legalMoves().stream()
                            .filter(move -> plies > 1 || !isQuietStepToTheSide(state, (Step) move))
                            .mapToDouble(move -> sign * value(after(state, move), plies - 1))
                            .max()
                            .orElseThrow();
        }

        private static EinStein after(EinStein state, EinSteinMove move) {
            EinStein after = state.copy();
            after.play(move);
            return after;
        }

        private static boolean isQuietStepToTheSide(EinStein state, Step step) {
            boolean isOnRim = step.from() > 20 || step.from() % 5 == 0;
            boolean takes = false;
            for (int number = 1; number <= 6; number++) {
                takes |= state.cell(1 - state.nextPlayer(), number) == OPPOSITE - step.to();
            }
            return step.to() - step.from() != DIAGONAL && !isOnRim && !takes;
        }
    }
}
