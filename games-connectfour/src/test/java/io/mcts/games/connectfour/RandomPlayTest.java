package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.Policy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How random games end: against published shares, exact probabilities and samples of the slow rules. The nightly build plays five times as
 * many games as every other; what may be off is four standard errors of as many as were played.
 */
class RandomPlayTest {

    private static final int TRIES = Integer.getInteger("tests.tries", 100);
    private static final int MANY = 500 * TRIES;
    private static final int FEW = 20 * TRIES;

    /** What the whole tree of a small board comes to, by its start: the same for both ways to keep it. */
    private static final Map<String, Outcomes> EXACT = new HashMap<>();

    private static final Map<String, Outcomes> EXACT_DECISIVE = new HashMap<>();

    /** Shares known from other programs, as rounded as they are known. */
    private static void assertKnownShares(Outcomes outcomes) {
        double percent = 100;
        assertThat(percent * outcomes.x()).isCloseTo(55.6, within(4 * percent * error(0.556)));
        assertThat(percent * outcomes.o()).isCloseTo(44.1, within(4 * percent * error(0.441)));
        assertThat(percent * outcomes.drawn()).isCloseTo(0.26, within(4 * percent * error(0.0026)));
        assertThat(outcomes.plies()).isBetween(21.0, 22.0);
    }

    private static double error(double share) {
        return Math.sqrt(share * (1 - share) / MANY);
    }

    @Test
    void wholeRolloutsOnTheClassicBoardEndAsKnown() {
        assertKnownShares(Outcomes.of(ConnectFour.classic(), MANY, ConnectFour::playOut));
    }

    @Test
    void randomMovesOneByOneOnTheClassicBoardEndAsKnown() {
        assertKnownShares(Outcomes.of(ConnectFour.classic(), MANY, RandomPlayTest::stepByStep));
    }

    @Test
    void theClassicBoardKeptAsLinesEndsAsKnown() {
        assertKnownShares(Outcomes.of(ConnectFours.inLines(Board.of(6, 7)), MANY, ConnectFour::playOut));
    }

    @ParameterizedTest
    @MethodSource("smallBoards")
    void rolloutsHaveTheExactProbabilities(ConnectFour start) {
        Outcomes exact = EXACT.computeIfAbsent(
                start.toString(), any -> Outcomes.exact(SlowConnectFour.startOf(start), SlowConnectFour::legal));

        Outcomes.of(start, MANY, ConnectFour::playOut).assertAgreeWith(exact);
        Outcomes.of(start, MANY / 10, RandomPlayTest::stepByStep).assertAgreeWith(exact);
    }

    @ParameterizedTest
    @MethodSource("smallBoards")
    void decisiveRolloutsHaveTheExactProbabilities(ConnectFour start) {
        Outcomes exact = EXACT_DECISIVE.computeIfAbsent(
                start.toString(), any -> Outcomes.exact(SlowConnectFour.startOf(start), SlowConnectFour::decisive));

        Outcomes.of(start, MANY, ConnectFour::playOutDecisively).assertAgreeWith(exact);
        Outcomes.of(start, MANY / 10, (state, random) -> stepByStep(new DecisivePolicy<>(), state, random))
                .assertAgreeWith(exact);
    }

    @ParameterizedTest
    @MethodSource("largeBoards")
    void rolloutsEndAsGamesBySlowRules(ConnectFour start) {
        Outcomes slow = Outcomes.ofSlow(SlowConnectFour.startOf(start), FEW, SlowConnectFour::legal);

        Outcomes.of(start, MANY / 10, ConnectFour::playOut).assertAgreeWith(slow);
        Outcomes.of(start, MANY / 10, RandomPlayTest::stepByStep).assertAgreeWith(slow);
    }

    @ParameterizedTest
    @MethodSource("largeBoards")
    void decisiveRolloutsEndAsGamesBySlowRules(ConnectFour start) {
        Outcomes slow = Outcomes.ofSlow(SlowConnectFour.startOf(start), FEW / 5, SlowConnectFour::decisive);

        Outcomes.of(start, MANY / 10, ConnectFour::playOutDecisively).assertAgreeWith(slow);
        Outcomes.of(start, MANY / 50, (state, random) -> stepByStep(new DecisivePolicy<>(), state, random))
                .assertAgreeWith(slow);
    }

    @Test
    void rolloutsLeaveAGameThatIsOverAsItIs() {
        for (Board board : List.of(Board.of(6, 7), Board.of(9, 9))) {
            ConnectFour won = ConnectFourNotation.of(board.start()).parse("1212121");
            ConnectFour same = won.copy();

            same.playOut(new NoRandom());
            same.playOutDecisively(new NoRandom());

            assertThat(same).isEqualTo(won).hasToString(won.toString());
        }
    }

    static Stream<ConnectFour> smallBoards() {
        return Stream.of(
                        Board.of(4, 4),
                        Board.of(
                                4,
                                5,
                                new BoardCell(1, 2),
                                new BoardCell(3, 0),
                                new BoardCell(0, 4),
                                new BoardCell(2, 3)))
                .flatMap(board -> Stream.of(ConnectFours.inOneWord(board), ConnectFours.inLines(board)));
    }

    static Stream<ConnectFour> largeBoards() {
        return Stream.of(
                ConnectFour.of(
                        7, 8, new BoardCell(6, 0), new BoardCell(5, 0), new BoardCell(0, 7), new BoardCell(3, 3)),
                ConnectFour.of(4, 12),
                ConnectFour.of(12, 4, new BoardCell(11, 1)),
                ConnectFour.of(9, 10, new BoardCell(8, 4)),
                ConnectFour.of(12, 12, new BoardCell(5, 6)),
                ConnectFour.of(
                        12, 11, new BoardCell(0, 0), new BoardCell(1, 0), new BoardCell(10, 5), new BoardCell(9, 5)));
    }

    private static void stepByStep(ConnectFour state, RandomGenerator random) {
        while (!state.isTerminal()) {
            state.play(state.randomMove(random));
        }
    }

    private static void stepByStep(Policy<ConnectFour, Drop> policy, ConnectFour state, RandomGenerator random) {
        while (!state.isTerminal()) {
            state.play(policy.choose(state, random));
        }
    }

    /** Fails when it is used. */
    private static final class NoRandom implements RandomGenerator {

        @Override
        public long nextLong() {
            throw new AssertionError("no random number is needed");
        }
    }
}
