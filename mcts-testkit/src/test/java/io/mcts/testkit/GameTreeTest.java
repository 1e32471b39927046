package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.result.Bounds;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTreeTest {

    /** Player 1 leaves player 0 the lesser of 3 and 4; the die is worth 0.25 * 10 + 0.75 * 2 = 4 to player 0, and 6 to player 1. */
    @Test
    void bestPlayIsExpectiminimax() {
        GameTree game = GameTree.of("0..10 0[1[(3 7) (4 6)] ?[0.25:(10 0) 0.75:(2 8)]]");

        assertThat(game.exactRewards()).containsExactly(new Bounds(0.4, 0.4), new Bounds(0.6, 0.6));
    }

    /** At random: half of (3 + 4) / 2, half of 4. */
    @Test
    void randomPlayIsTheMeanOfAllMoves() {
        GameTree game = GameTree.of("0..10 0[1[(3 7) (4 6)] ?[0.25:(10 0) 0.75:(2 8)]]");

        assertThat(game.randomPlayRewards().get(0)).isCloseTo(0.375, within(1e-12));
        assertThat(game.randomPlayRewards().get(1)).isCloseTo(0.625, within(1e-12));
    }

    @Test
    void payoffsAreScaledByTheDeclaredRange() {
        assertThat(GameTree.of("-2..2 0[(-1) (1)]").exactRewards()).containsExactly(new Bounds(0.75, 0.75));
    }

    /** The same player moves twice: nobody stands between him and 9. */
    @Test
    void turnsMayComeTwice() {
        assertThat(GameTree.of("0..10 0[0[(9 1) (0 10)] 1[(8 2)]]")
                        .exactRewards()
                        .get(0))
                .isEqualTo(new Bounds(0.9, 0.9));
    }

    /**
     * Player 2 gets 5 either way, and decides by it whether player 0 gets 9 or 1. So player 0 may be right to go there, or to
     * take 3 for sure; player 1 gets 2 or 6 there, else 4.
     */
    @Test
    void whoIsIndifferentLeavesTheOthersValuesOpen() {
        GameTree game = GameTree.of("0..10 0[2[(9 2 5) (1 6 5) (0 0 4)] (3 4 3)]");

        assertThat(game.exactRewards())
                .containsExactly(new Bounds(0.3, 0.9), new Bounds(0.2, 0.6), new Bounds(0.3, 0.5));
    }

    /** Player 0 gets 6 for sure by the second move, more than the 5 that the first can bring him at most. */
    @Test
    void aMoveThatCannotBeTheBestIsLeftOut() {
        GameTree game = GameTree.of("0..10 0[2[(5 9 5) (1 6 5)] (6 4 3)]");

        assertThat(game.exactRewards())
                .containsExactly(new Bounds(0.6, 0.6), new Bounds(0.4, 0.4), new Bounds(0.3, 0.3));
    }

    /** Where two are opposed, it does not matter which of equal moves is taken: 0.1 + 0.2 and 0.3 are equal but for rounding. */
    @Test
    void equalMovesOfOpposedPlayersLeaveNothingOpen() {
        GameTree game = GameTree.of("0..1 0[?[0.1:(1 0) 0.2:(1 0) 0.7:(0 1)] ?[0.3:(1 0) 0.7:(0 1)]]");

        assertThat(game.exactRewards())
                .allSatisfy(
                        reward -> assertThat(reward.upper() - reward.lower()).isLessThan(1e-12));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0..10 0[(3 7) (4 6)]",
                "-1..1 ?[0.125:0[(1) (-0.5)] 0.875:(0)]",
                "0..1 2[(0 0.1 1) 1[(1 0 0) (0.3333333333333333 0.5 0)]]"
            })
    void whatIsWrittenIsRead(String text) {
        assertThat(GameTree.of(text)).hasToString(text);
        assertThat(GameTree.of(text)).isEqualTo(GameTree.of(text)).hasSameHashCodeAs(GameTree.of(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0[(3)]",
                "0..10 0[(3) (4)",
                "0..10 0[(3) (4)] ",
                "0..10 0(3)",
                "0..10 x[(3)]",
                "0..10 0[]",
                "10..0 0[(3)]",
                "0..10 0[(11)]",
                "0..10 0[(3) (4 6)]",
                "0..10 1[(3)]",
                "0..10 ?[0.5:(3) 0.4:(4)]",
                "0..10 ?[1:(3) 0:(4)]"
            })
    void whatIsNoTreeIsRefused(String text) {
        assertThatThrownBy(() -> GameTree.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text + "' is not a tree")
                .hasMessageContaining("Maybe you mean");
    }

    @Test
    void aPositionThatStandsInTwoPlacesHasOneKey() {
        GameTree first = GameTree.of("0..10 0[1[(3 7) (4 6)] 1[(3 7) (4 6)] 1[(4 6) (3 7)]]");
        GameTree second = first.copy();
        GameTree third = first.copy();
        first.play(new Branch(0));
        second.play(new Branch(1));
        third.play(new Branch(2));

        assertThat(first.key()).isEqualTo(second.key()).isNotEqualTo(third.key());
    }

    @Test
    void anIllegalMoveIsRefused() {
        GameTree game = GameTree.of("0..10 0[(3) (4)]");

        assertThatThrownBy(() -> game.play(new Branch(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the move #2 is illegal; legal are [#0, #1] in 0[(3) (4)]");
    }

    /** Five positions; a step smaller are: each child, the root without a move, and without what the second child leads to. */
    @Test
    void theGamesAStepSmallerHaveFewerPositions() {
        GameTree game = GameTree.of("0..10 0[(3) 0[(4) (5)]]");

        assertThat(game.position().size()).isEqualTo(5);
        assertThat(game.position().depth()).isEqualTo(2);
        assertThat(GameTreeArbitrary.smaller(game).stream().map(GameTree::toString))
                .isEqualTo(List.of(
                        "0..10 0[(4) (5)]",
                        "0..10 0[0[(4) (5)]]",
                        "0..10 0[(3)]",
                        "0..10 0[(3) (4)]",
                        "0..10 0[(3) (5)]",
                        "0..10 0[(3) 0[(5)]]",
                        "0..10 0[(3) 0[(4)]]"));
    }
}
