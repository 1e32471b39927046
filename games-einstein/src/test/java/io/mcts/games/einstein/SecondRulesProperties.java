package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The game module against {@link SecondRules}, move by move. */
class SecondRulesProperties {

    @Property(seed = "1", tries = 500)
    void randomGamesAgreeMoveByMove(@ForAll long seed) {
        Random random = new Random(seed);
        EinStein state = EinStein.of(SetUp.random(random), SetUp.random(random), random.nextInt(2));
        playAndCompare(state, SecondRules.parse(state.toString()), random);
    }

    @Property(seed = "1", tries = 2000)
    void gamesFromAnyPositionAgreeMoveByMove(@ForAll long seed) {
        Random random = new Random(seed);
        String position =
                RandomPositions.draw(random, 1 + random.nextInt(6), 1 + random.nextInt(6), random.nextBoolean());
        playAndCompare(EinStein.NOTATION.parse(position), SecondRules.parse(position), random);
    }

    private static void playAndCompare(EinStein state, SecondRules.Position position, Random random) {
        SecondRules.Position expected = position;
        compare(state, expected);
        while (!state.isTerminal()) {
            EinSteinMove move =
                    state.legalMoves().get(random.nextInt(state.legalMoves().size()));
            state.play(move);
            expected = SecondRules.play(expected, move.toString());
            compare(state, expected);
        }
    }

    private static void compare(EinStein state, SecondRules.Position expected) {
        assertThat(state).hasToString(SecondRules.format(expected));
        assertThat(state.die()).isEqualTo(expected.die());
        assertThat(state.nextPlayer()).isEqualTo(expected.player());
        int winner = SecondRules.winner(expected.cells());
        assertThat(state.isTerminal()).isEqualTo(winner >= 0);
        if (winner >= 0) {
            assertThat(state.payoff(winner)).isEqualTo(1);
            assertThat(state.payoff(1 - winner)).isEqualTo(-1);
            assertThat(state.legalMoves()).isEmpty();
        } else if (expected.die() == 0) {
            assertThat(state.currentPlayer()).isEqualTo(EinStein.CHANCE);
            assertThat(state.legalMoves()).hasToString("[1, 2, 3, 4, 5, 6]");
        } else {
            List<String> steps = SecondRules.legalSteps(expected);
            assertThat(state.currentPlayer()).isEqualTo(expected.player());
            assertThat(state.legalMoves()).extracting(Object::toString).containsExactlyInAnyOrderElementsOf(steps);
        }
    }
}
