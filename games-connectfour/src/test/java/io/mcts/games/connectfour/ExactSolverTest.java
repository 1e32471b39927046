package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.games.connectfour.ExactResults.Solved;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the solver against Pascal Pons' published scores, and the recorded results against both. */
class ExactSolverTest {

    private static final int X = ExactSolver.NOT_PLAYABLE;

    private final ExactSolver solver = new ExactSolver(18);

    @ParameterizedTest
    @CsvSource(textBlock = """
                    Test_L3_R1, 50, 0
                    Test_L2_R1, 50, 0
                    Test_L2_R2, 20, 0
                    Test_L1_R1, 10, 0
                    Test_L1_R2, 5, 14
                    """)
    void scoresArePublishedScores(String file, int positions, int leastPlies) {
        for (Solved solved : sample(file, positions, leastPlies)) {
            assertThat(solver.score(solved.moves())).as(solved.moves()).isEqualTo(solved.score());
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    Test_L3_R1, 100, 0
                    Test_L2_R1, 50, 0
                    Test_L2_R2, 10, 18
                    Test_L1_R1, 3, 14
                    Test_L1_R2, 1, 14
                    """)
    void recordedResultsAreSignsOfTheScoresOfAFreshSolution(String file, int positions, int leastPlies) {
        for (Solved solved : sample(file, positions, leastPlies)) {
            int[] scores = solver.childScores(solved.moves());

            assertThat(ExactResults.results(scores)).as(solved.moves()).isEqualTo(solved.results());
            assertThat(Arrays.stream(scores).max()).hasValue(solved.score());
        }
    }

    @ParameterizedTest
    @FieldSource("io.mcts.games.connectfour.ExactResults#FILES")
    void bestRecordedResultIsThatOfThePublishedScore(String file) {
        List<Solved> recorded = ExactResults.read(file);

        assertThat(recorded).hasSize(100);
        for (Solved solved : recorded) {
            assertThat(String.valueOf(solved.best())).as(solved.moves()).isEqualTo(ExactResults.result(solved.score()));
        }
    }

    /** Each player has three discs on a column: the mover wins, or else the other player; 18 of their 21 discs are left. */
    @Test
    void winningMoveScoresTheDiscsLeft() {
        assertThat(solver.score("414141")).isEqualTo(18);
        assertThat(solver.childScores("414141")[3]).isEqualTo(18);
        assertThat(solver.childScores("414141")[1]).isEqualTo(-18);
        assertThat(solver.result("414141")).isEqualTo(1);
    }

    /** The fourth position of Test_L3_R1: a single cell is free, and its score is published to be 0. */
    @Test
    void fullColumnsAreNotPlayable() {
        String columns = "71255763773133525731261364622167124446454";

        assertThat(solver.childScores(columns)).containsExactly(X, X, X, X, 0, X, X);
        assertThat(solver.childResults(columns)).containsExactly(X, X, X, X, 0, X, X);
        assertThat(solver.score(columns + "5")).isZero();
        assertThat(solver.childScores(columns + "5")).containsOnly(X);
    }

    @Test
    void mirrorImageHasTheSameScores() {
        for (Solved solved : sample("Test_L2_R1", 20, 0)) {
            int[] scores = new ExactSolver(12).childScores(mirrored(solved.moves()));

            assertThat(new StringBuilder(ExactResults.results(scores)).reverse())
                    .as(solved.moves())
                    .hasToString(solved.results());
            assertThat(Arrays.stream(scores).max()).hasValue(solved.score());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "0", "4x", "4,4", "1111111", "4141414"})
    void refusesMovesThatAreImpossibleOrEndTheGame(String columns) {
        assertThatThrownBy(() -> solver.score(columns))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + columns + "'");
    }

    private static List<Solved> sample(String file, int positions, int leastPlies) {
        List<Solved> sample = ExactResults.read(file).stream()
                .filter(solved -> solved.moves().length() >= leastPlies)
                .limit(positions)
                .toList();
        assertThat(sample).hasSize(positions);
        return sample;
    }

    private static String mirrored(String columns) {
        return columns.chars()
                .mapToObj(column -> String.valueOf((char) ('1' + '7' - column)))
                .collect(Collectors.joining());
    }
}
