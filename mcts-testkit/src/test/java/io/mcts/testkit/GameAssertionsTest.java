package io.mcts.testkit;

import static io.mcts.testkit.GameAssertions.assertSameGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.GameState;
import io.mcts.testkit.report.Violation;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class GameAssertionsTest {

    @Test
    void theSameGameIsTheSame() {
        assertSameGame(new DiceRace(), new DiceRace());
        assertSameGame(new Stones(), new Stones());
        assertSameGame(new StepRewardsTest.Walk(StepRewardsTest.Mistake.NONE), walk(StepRewardsTest.Mistake.NONE));
    }

    /** Consistent errors, in which no rule is broken, among them. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(new Stones(), new FaultyStones.TheTurnAlwaysPasses(), "who is to move", "[1, 1]"),
                Arguments.of(new Stones(), new FaultyStones.TheLastStoneIsLeft(), "who is to move", "[1, 2]"),
                Arguments.of(new Stones(), new FaultyStones.PayoffHasTheOtherSign(), "payoffs", "[1, 1, 2]"),
                Arguments.of(new DiceRace(), new FaultyRaces.NoMoveIsLeft(), "moves", "[step, step]"),
                Arguments.of(new DiceRace(), new FaultyRaces.ProbabilitiesSumTo90Percent(), "probabilities", "[throw]"),
                Arguments.of(new DiceRace(), new FaultyShortcuts.KeyForgetsTheDie(), "keys", "[throw]"),
                Arguments.of(
                        walk(StepRewardsTest.Mistake.NONE),
                        walk(StepRewardsTest.Mistake.COUNTS_DOUBLE),
                        "what the last move brings",
                        "[Step[index=1]]"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aDifferenceIsFoundWithTheFewestMoves(
            GameState<?, ?> reference, GameState<?, ?> fast, String what, String moves) {
        assertThatThrownBy(() -> assertSameGame(reference, fast)).isInstanceOfSatisfying(Violation.class, violation -> {
            assertThat(violation.rule()).startsWith("the fast game is the same as the reference: " + what);
            assertThat(violation.reproduction().moves()).hasToString(moves);
        });
    }

    @Test
    void movesThatCanOnlyBeDrawnAreRefused() {
        SampledMovesTest.Darts darts = new SampledMovesTest.Darts(SampledMovesTest.Mistake.NONE);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> assertSameGame(darts, darts))
                .withMessageContaining("can only be drawn");
    }

    private static StepRewardsTest.Walk walk(StepRewardsTest.Mistake mistake) {
        return new StepRewardsTest.Walk(mistake);
    }
}
