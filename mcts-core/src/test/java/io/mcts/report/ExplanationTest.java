package io.mcts.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.decision.MaxChild;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplanationTest {

    private static final Branch A = new Branch(0);
    private static final Branch B = new Branch(1);
    private static final Branch C = new Branch(2);

    private static final String STOPPED =
            "Stopped: all iterations are done. 10,000 iterations in 0.512 s, 2,998 nodes, 7 moves deep.\n";

    private static SearchResult<Branch> result(
            Branch best, double value, List<Branch> line, List<MoveStatistics<Branch>> moves) {
        SearchEffort effort = new SearchEffort(
                10_000, Duration.ofMillis(512), 2_998, 0, 1 << 20, 7, StopReason.ITERATIONS, 1, 0, 0, 0);
        List<List<Branch>> lines = moves.stream()
                .map(move -> move.move().equals(best) ? line : List.<Branch>of())
                .toList();
        return new SearchResult<>(
                0, best, value, Bounds.UNKNOWN, List.of(value, 1 - value), moves, lines, 0, 1, effort);
    }

    private static MoveStatistics<Branch> move(Branch move, long visits, double mean, double standardError) {
        return new MoveStatistics<>(move, visits, mean, standardError, Bounds.UNKNOWN);
    }

    @Test
    void comparesTheMoveWithTheNext() {
        // (0.643 - 0.580) / √(0.003² + 0.004²) = 0.063 / 0.005 = 12.6
        SearchResult<Branch> result = result(
                B,
                0.643,
                List.of(B, A, C),
                List.of(move(B, 7_500, 0.643, 0.003), move(A, 2_000, 0.58, 0.004), move(C, 500, 0.4, 0.02)));
        assertThat(Explanation.of(result)).isEqualTo("""
                        The best move is #1: it has 75.0 % of 10,000 visits, the most of 3 moves.
                        Its mean is 0.643 from 0 (lost) to 1 (won) for player 0, with a standard error of 0.003.
                        Next is #0 with 20.0 % of the visits and a mean of 0.580: the best is 5,500 ahead in visits and 0.063 ahead in the mean, 12.6 standard errors: more than noise.
                        Expected line: #1 #0 #2.
                        """ + STOPPED);
    }

    @Test
    void aSmallDifferenceIsNoise() {
        // 0.005 / 0.005 = 1.0, and exactly 2 are noise still: 0.010 / 0.005
        assertThat(difference(0.505, 0.5)).isEqualTo("0.005 ahead in the mean, 1.0 standard errors: within the noise.");
        assertThat(difference(0.5, 0.505))
                .isEqualTo("0.005 behind in the mean, 1.0 standard errors: within the noise.");
        assertThat(difference(0.5, 0.5)).isEqualTo("equal in the mean.");
        assertThat(difference(0.5, 0.52)).isEqualTo("0.020 behind in the mean, 4.0 standard errors: more than noise.");
    }

    private static String difference(double best, double next) {
        SearchResult<Branch> result =
                result(A, best, List.of(A), List.of(move(A, 6_000, best, 0.003), move(B, 4_000, next, 0.004)));
        String text = Explanation.of(result);
        String before = "the best is 2,000 ahead in visits and ";
        return text.substring(text.indexOf(before) + before.length(), text.indexOf("\nExpected"));
    }

    @Test
    void provenMeansHaveNoNoise() {
        SearchResult<Branch> result = result(A, 1, List.of(A), List.of(move(A, 9_900, 1, 0), move(B, 100, 0, 0)));
        assertThat(Explanation.of(result)).isEqualTo("""
                        The best move is #0: it has 99.0 % of 10,000 visits, the most of 2 moves.
                        Its mean is 1.000 from 0 (lost) to 1 (won) for player 0, with a standard error of 0.000.
                        Next is #1 with 1.0 % of the visits and a mean of 0.000: the best is 9,800 ahead in visits and 1.000 ahead in the mean, and both means are exact.
                        Expected line: #0.
                        """ + STOPPED);
    }

    @Test
    void equalMovesAreNotToldApart() {
        SearchResult<Branch> result =
                result(A, 0.5, List.of(A, C), List.of(move(A, 5_000, 0.5, 0.007), move(B, 5_000, 0.5, 0.007)));
        assertThat(Explanation.of(result)).isEqualTo("""
                        The best move is #0: it has 50.0 % of 10,000 visits, and no move has more.
                        Its mean is 0.500 from 0 (lost) to 1 (won) for player 0, with a standard error of 0.007.
                        Next is #1 with 50.0 % of the visits and a mean of 0.500: the best is equal in visits and equal in the mean.
                        Expected line: #0 #2.
                        """ + STOPPED);
    }

    @Test
    void theBestMoveNeedNotHaveTheMostVisits() {
        // 0.050 / √(0.006² + 0.008²) = 0.05 / 0.01 = 5
        SearchResult<Branch> result =
                result(B, 0.65, List.of(B), List.of(move(A, 8_000, 0.6, 0.006), move(B, 2_000, 0.65, 0.008)));
        assertThat(Explanation.of(result)).isEqualTo("""
                        The best move is #1: it has 20.0 % of 10,000 visits, not the most, but the final decision prefers it.
                        Its mean is 0.650 from 0 (lost) to 1 (won) for player 0, with a standard error of 0.008.
                        Next is #0 with 80.0 % of the visits and a mean of 0.600: the best is 6,000 behind in visits and 0.050 ahead in the mean, 5.0 standard errors: more than noise.
                        Expected line: #1.
                        """ + STOPPED);
    }

    @Test
    void aSingleMoveNeedsNoReason() {
        assertThat(Explanation.of(result(A, 0.3, List.of(A), List.of(move(A, 10_000, 0.3, 0.005)))))
                .isEqualTo("""
                        The best move is #0, the only one.
                        Its mean is 0.300 from 0 (lost) to 1 (won) for player 0, with a standard error of 0.005.
                        Expected line: #0.
                        """ + STOPPED);
        assertThat(Explanation.of(result(A, 0.5, List.of(A), List.of(move(A, 0, 0.5, 0.5)))))
                .isEqualTo("#0 is the only move, and was not searched.\n" + STOPPED);
    }

    @Test
    void aFirstVisitSaysNothingOfTheOtherMoves() {
        SearchResult<Branch> result = result(A, 1, List.of(A), List.of(move(A, 1, 1, 0.5), move(B, 0, 0.5, 0.5)));
        assertThat(Explanation.of(result)).isEqualTo("""
                        The best move is #0: it has 100.0 % of 1 visit, the most of 2 moves.
                        Its mean is 1.000 from 0 (lost) to 1 (won) for player 0, with a standard error of 0.500.
                        No other move was visited.
                        Expected line: #0.
                        """ + STOPPED);
    }

    @Test
    void withoutIterationsNothingIsKnown() {
        SearchResult<Branch> result = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .clock(() -> 0)
                .build()
                .search(Games.gamble(), Budget.iterations(0));
        assertThat(Explanation.of(result)).isEqualTo("""
                        #1 is one of 3 moves; none was visited, so nothing is known of them.
                        Stopped: all iterations are done. 0 iterations in 0.000 s, 1 node, 0 moves deep.
                        """);
    }

    @Test
    void atAChanceRootThereIsNothingToChoose() {
        List<MoveStatistics<Branch>> outcomes = List.of(move(A, 8_000, 0.9, 0.002), move(B, 2_000, 0.3, 0.01));
        assertThat(Explanation.of(result(A, 0.78, List.of(), outcomes))).isEqualTo("""
                        Chance moves next: there is nothing to choose.
                        The value is 0.780 from 0 (lost) to 1 (won) for player 0, over 2 outcomes by their probabilities.
                        """ + STOPPED);
        assertThat(Explanation.of(result(A, 0.5, List.of(), List.of(move(A, 0, 0.5, 0.5), move(B, 0, 0.5, 0.5)))))
                .isEqualTo("""
                        Chance moves next: there is nothing to choose.
                        No outcome was visited, so nothing is known of its worth.
                        """ + STOPPED);
    }

    @Test
    void explainsASearch() {
        Mcts<TreeGame, Branch> mcts = Mcts.<TreeGame, Branch>builder()
                .seed(1)
                .decision(new MaxChild())
                .build();
        assertThat(Explanation.of(mcts.search(Games.twoMoves(), Budget.iterations(1_000))))
                .startsWith("The best move is #1: it has 9")
                .contains("mean is 0.800", "Next is #0", "0.600 ahead in the mean", "Expected line: #1.");
        assertThat(Explanation.of(mcts.search(Games.chanceRoot(), Budget.iterations(10))))
                .startsWith("Chance moves next");
    }

    @ParameterizedTest
    @EnumSource(StopReason.class)
    void everyReasonToStopHasWords(StopReason reason) {
        assertThat(reason.inWords()).matches("[a-z][a-z ,]+[a-z]");
    }

    @Test
    void saysWhatIsProvenOfTheMove() {
        Branch first = new Branch(0);
        MoveStatistics<Branch> won = new MoveStatistics<>(first, 90, 1, 0, new Bounds(1, 1));
        SearchResult<Branch> result = result(first, 1, List.of(first), List.of(won, move(new Branch(1), 10, 0.5, 0.0)));
        assertThat(Explanation.of(result)).contains("Proven of it: win.\n");
    }

    /** The player has a half for certain by another move than the one that looks best. */
    @Test
    void saysWhatIsProvenOfThePositionWhereItIsNotThatOfTheMove() {
        Branch first = new Branch(0);
        SearchResult<Branch> result = result(
                first, 0.6, List.of(first), List.of(move(first, 90, 0.6, 0.05), move(new Branch(1), 10, 0.5, 0.0)));
        SearchResult<Branch> proven = new SearchResult<>(
                result.player(),
                result.bestMove(),
                result.value(),
                new Bounds(0.5, 1),
                result.playerValues(),
                result.moves(),
                result.lines(),
                0,
                1,
                result.effort());
        assertThat(Explanation.of(proven)).contains("Proven for player 0: 0.500 to 1.000.\n");
        assertThat(Explanation.of(result)).doesNotContain("Proven");
    }
}
