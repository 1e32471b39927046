package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EinSteinTest {

    private static final long SEED = 1;

    @Test
    void bothSidesStandInTheirCornersAndADieIsThrownFirst() {
        EinStein state = EinStein.of(SetUp.of("123456"), SetUp.of("654321"), EinStein.RED);

        assertThat(state).hasToString("ABC2/DE3/F3f/3ed/2cba r -");
        assertThat(state.currentPlayer()).isEqualTo(EinStein.CHANCE);
        assertThat(state.legalMoves()).hasToString("[1, 2, 3, 4, 5, 6]");
        assertThat(state.probability(Roll.ALL.get(0))).isEqualTo(1 / 6.0);
    }

    @Test
    void eitherSideMayBegin() {
        EinStein state = EinStein.of(SetUp.of("123456"), SetUp.of("123456"), EinStein.BLUE);

        assertThat(state).hasToString("ABC2/DE3/F3a/3bc/2def b -");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EinStein.of(SetUp.of("123456"), SetUp.of("123456"), 2))
                .withMessage("the first player is 0 (red) or 1 (blue), not 2");
    }

    @Test
    void aRandomBeginningDependsOnTheSeedAlone() {
        Set<String> beginnings = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            EinStein state = EinStein.random(Xoroshiro128PlusPlus.of(seed));
            assertThat(state).isEqualTo(EinStein.random(Xoroshiro128PlusPlus.of(seed)));
            assertThat(state.nextPlayer()).isEqualTo(EinStein.RED);
            beginnings.add(state.toString());
        }
        assertThat(beginnings).hasSize(20);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The stone thrown: inside the board, on either rim, one step from the goal
                "2a2/5/2C2/5/5 r 3 | c3-d3, c3-c2, c3-d2",
                "2a2/5/4C/5/5 r 3 | e3-e2",
                "2a2/5/5/5/2C2 r 3 | c1-d1",
                "2a2/5/5/3C1/5 r 3 | d2-e2, d2-d1, d2-e1",
                "2a2/5/2A2/5/5 b 1 | c5-b5",
                "5/5/2A2/3a1/5 b 1 | d2-c2, d2-d3, d2-c3",
                // It is gone: the nearest below, the nearest above, both, however far
                "A4/5/5/4f/5 r 6 | a5-b5, a5-a4, a5-b4",
                "F4/5/5/4f/5 r 1 | a5-b5, a5-a4, a5-b4",
                "A3F/5/5/f4/5 r 3 | a5-b5, a5-a4, a5-b4, e5-e4",
                "AB2F/E4/5/f4/5 r 3 | b5-c5, b5-b4, b5-c4, a4-b4, a4-a3, a4-b3",
                "5/A4/5/f4/3be b 3 | d1-c1, d1-d2, d1-c2, e1-d1, e1-e2, e1-d2"
            })
    void theStoneThrownMovesOrItsNearestNeighbours(String position, String moves) {
        assertThat(EinStein.NOTATION.parse(position).legalMoves()).hasToString("[" + moves + "]");
    }

    @ParameterizedTest
    @CsvSource({
        "5/1A3/1bB2/5/5 r 1, b4-c3, 5/5/1bA2/5/5 b -", // an own stone
        "5/1A3/1bB2/5/5 r 1, b4-b3, 5/5/1AB2/5/5 b -", // the enemy's last
        "5/1A3/1bc2/5/5 r 1, b4-c3, 5/5/1bA2/5/5 b -", // one of the enemy's
        "5/1A3/1bc2/5/5 b 2, b3-b4, 5/1b3/2c2/5/5 r -" // red's last
    })
    void whoeverStandsOnTheTargetIsTaken(String before, String move, String after) {
        assertThat(played(before, move)).hasToString(after);
    }

    @ParameterizedTest
    @CsvSource({
        "5/5/5/3Aa/5 r 1, d2-e1, 0", // red reaches the corner
        "5/a4/A4/5/5 b 1, a4-a5, 1", // blue does
        "5/1A3/1bB2/5/5 r 1, b4-b3, 0", // red takes the last stone
        "5/1A3/1bc2/5/5 b 2, b3-b4, 1", // blue does
        "5/5/5/3A1/4a r 1, d2-e1, 0" // both at once
    })
    void whoReachesTheCornerOrTakesTheLastStoneWins(String before, String move, int winner) {
        EinStein state = played(before, move);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(winner)).isEqualTo(1);
        assertThat(state.payoff(1 - winner)).isEqualTo(-1);
        assertThat(state.die()).isZero();
        assertThat(state).isEqualTo(EinStein.NOTATION.parse(state.toString()));
    }

    @Test
    void takingOnesOwnStoneNeverLoses() {
        EinStein state = played("5/1A3/1bB2/5/5 r 1", "b4-c3");

        assertThat(state.isTerminal()).isFalse();
    }

    @Test
    void theKeyTellsEveryPositionFromEveryOther() {
        Map<Long, String> positions = new HashMap<>();
        Random random = new Random(SEED);
        for (int i = 0; i < 2000; i++) {
            EinStein state = EinStein.random(random);
            while (true) {
                assertThat(positions.computeIfAbsent(state.key(), key -> state.toString()))
                        .isEqualTo(state.toString());
                assertThat(EinStein.NOTATION.parse(state.toString()).key()).isEqualTo(state.key());
                if (state.isTerminal()) {
                    break;
                }
                state.play(state.randomMove(random));
            }
        }
        assertThat(new HashSet<>(positions.values())).hasSameSizeAs(positions.keySet());
    }

    @Test
    void positionsAreEqualWhenStonesPlayerAndDieAre() {
        EinStein state = played("A4/5/1cB2/5/5 r 1", "a5-b4", "3", "b3-a3");
        EinStein direct = EinStein.NOTATION.parse("5/1A3/c1B2/5/5 r -");

        assertThat(state).isEqualTo(direct).hasSameHashCodeAs(direct);
        assertThat(state)
                .isNotEqualTo(EinStein.NOTATION.parse("5/1A3/c1B2/5/5 b -"))
                .isNotEqualTo(EinStein.NOTATION.parse("5/1A3/c1B2/5/5 r 1"))
                .isNotEqualTo(EinStein.NOTATION.parse("5/1A3/c1C2/5/5 r -"))
                .isNotEqualTo(EinStein.NOTATION.parse("5/1A3/b1B2/5/5 r -"))
                .isNotEqualTo(null);
    }

    @Test
    void allMovesHaveIndicesOfTheirOwn() {
        Set<String> moves = new HashSet<>();
        Set<Integer> indices = new HashSet<>();
        Random random = new Random(SEED);
        for (int i = 0; i < 3000; i++) {
            EinStein state = EinStein.random(random);
            while (!state.isTerminal()) {
                for (EinSteinMove move : state.legalMoves()) {
                    moves.add(state.currentPlayer() + " " + move);
                    indices.add(move.index());
                    assertThat(move.index()).isBetween(0, 155);
                }
                state.play(state.randomMove(random));
            }
        }
        // Six throws; 16 cells with three steps and 8 with one, for each player
        assertThat(moves).hasSize(6 + 2 * (16 * 3 + 8));
        assertThat(indices).hasSameSizeAs(moves);
    }

    @Test
    void immediateWinsAreFoundForTheMoverAlone() {
        EinStein state = EinStein.NOTATION.parse("5/5/5/3Aa/3B1 r 3"); // stone 2 is the nearest to 3

        assertThat(state.immediateWins(EinStein.RED)).hasToString("[d1-e1]");
        assertThat(state.immediateWins(EinStein.BLUE)).isEmpty();
        assertThat(EinStein.NOTATION.parse("5/5/5/3Aa/3B1 r -").immediateWins(EinStein.RED))
                .isEmpty();
    }

    @Test
    void eachImmediateWinIsDrawnWithEqualChance() {
        EinStein state = EinStein.NOTATION.parse("5/5/5/3Aa/3C1 r 2"); // stones 1 and 3 may move
        Map<String, Integer> counts = new HashMap<>();
        Random random = new Random(SEED);
        for (int i = 0; i < 30_000; i++) {
            counts.merge(String.valueOf(state.immediateWin(EinStein.RED, random)), 1, Integer::sum);
        }
        assertThat(state.immediateWins(EinStein.RED)).hasToString("[d2-e2, d2-e1, d1-e1]");
        assertThat(counts).containsOnlyKeys("d2-e2", "d2-e1", "d1-e1");
        assertThat(counts.values()).allSatisfy(count -> assertThat(count).isCloseTo(10_000, within(400)));
    }

    @Test
    void aMoveIsRefusedWhereTheGameIsOver() {
        EinStein state = EinStein.NOTATION.parse("5/5/5/5/a3A b -");

        assertThatIllegalStateException()
                .isThrownBy(() -> state.randomMove(new Random(SEED)))
                .withMessage("no legal move: the game is over in 5/5/5/5/a3A b -");
    }

    @Test
    void isDrawnAsPeopleDrawIt() {
        EinStein state = EinStein.NOTATION.parse("ABC2/DE3/F3a/3bc/2def r 4");

        assertThat(state.diagram()).isEqualTo("""
                        5 R1 R2 R3 .  .
                        4 R4 R5 .  .  .
                        3 R6 .  .  .  B1
                        2 .  .  .  B2 B3
                        1 .  .  B4 B5 B6
                          a  b  c  d  e
                        red is to move with a 4""");
    }

    @ParameterizedTest
    @CsvSource({
        "ABC2/DE3/F3a/3bc/2def b -, blue is to roll",
        "5/5/5/5/a3A b -, red has won",
        "a4/5/5/5/A4 r -, blue has won"
    })
    void theDrawingSaysWhatIsNext(String position, String expected) {
        assertThat(EinStein.NOTATION.parse(position).diagram()).endsWith("\n" + expected);
    }

    /** 4.5 standard deviations: a right game fails one of these positions in 150,000 times. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void rolloutsWinAsOftenAsUniformPlayDoesExactly(int seed) {
        Random random = new Random(seed);
        String position =
                RandomPositions.draw(random, 1 + random.nextInt(2), 1 + random.nextInt(2), random.nextBoolean());
        double expected = ExactValues.ofUniformPlay().value(position);
        EinStein root = EinStein.NOTATION.parse(position);
        EinStein state = root.copy();
        Xoroshiro128PlusPlus generator = Xoroshiro128PlusPlus.of(seed);
        int rollouts = 100_000;
        int wins = 0;
        for (int i = 0; i < rollouts; i++) {
            state.resetTo(root);
            state.playOut(generator);
            wins += state.payoff(root.nextPlayer()) > 0 ? 1 : 0;
        }
        double deviation = Math.sqrt(expected * (1 - expected) / rollouts);
        assertThat(wins / (double) rollouts).as(position).isCloseTo(expected, within(4.5 * deviation + 1e-12));
    }

    private static EinStein played(String position, String... moves) {
        EinStein state = EinStein.NOTATION.parse(position);
        for (String move : moves) {
            state.play(EinStein.NOTATION.parseMove(state, move));
        }
        return state;
    }

    @Test
    void aStoneStandsOnTheCellThatItsPlayerSees() {
        // red's 1 in its own corner, 3 on b4, 6 on d1; blue's 2 on e3, 5 on a1
        EinStein state = EinStein.NOTATION.parse("A4/1C3/4b/5/e2F1 r 4");
        assertThat(IntStream.rangeClosed(1, 6).map(number -> state.cell(EinStein.RED, number)))
                .containsExactly(1, 0, 7, 0, 0, 24);
        assertThat(IntStream.rangeClosed(1, 6).map(number -> state.cell(EinStein.BLUE, number)))
                .containsExactly(0, 11, 0, 0, 5, 0);
    }

    @Test
    void theIndexOfAStepIsThatOfItsCellAndDirectionAsThePlayerSeesThem() {
        // red's cell 7, the first direction along the row: 6 + 3 * 6; blue's cell 11: 81 + 3 * 10
        EinStein red = EinStein.NOTATION.parse("A4/1C3/4b/5/e4 r 4");
        EinStein blue = EinStein.NOTATION.parse("A4/1C3/4b/5/5 b 2");
        assertThat(red.legalMoves().stream().map(EinSteinMove::index)).containsExactly(24, 25, 26);
        assertThat(blue.legalMoves().stream().map(EinSteinMove::index)).containsExactly(111, 112, 113);
        assertThat(blue.legalMoves()).hasToString("[e3-d3, e3-e4, e3-d4]");
    }
}
