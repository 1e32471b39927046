package io.mcts.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.Branch;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchResultTest {

    private static final Branch A = new Branch(0);
    private static final Branch B = new Branch(1);
    private static final Branch C = new Branch(2);
    private static final Offset<Double> EXACT = within(1e-12);

    private final SearchResult<Branch> result = result(A, 16, 9, 0);

    @Test
    void payoffsAreInTheUnitsOfTheGame() {
        // from -10 to 30: -10 + 0.75 * 40 = 20; player 1 has -10 + 0.3 * 40 = 2
        assertThat(result.payoff()).isCloseTo(20, EXACT);
        assertThat(result.payoff(0)).isCloseTo(18, EXACT);
        assertThat(result.payoff(1)).isCloseTo(2, EXACT);
    }

    @Test
    void eachMoveHasALine() {
        assertThat(result.line(A)).containsExactly(A, C);
        assertThat(result.line(B)).containsExactly(B, A, C);
        assertThat(result.line(C)).containsExactly(C);
        assertThat(result.principalVariation()).containsExactly(A, C);
        assertThat(result(B, 16, 9, 0).principalVariation()).containsExactly(B, A, C);
    }

    @Test
    void itPrintsItsBestMoveInALine() {
        assertThat(result).hasToString("#0, value 0.750, 25 iterations");
    }

    @Test
    void eachMoveHasStatistics() {
        assertThat(result.statistics(B).visits()).isEqualTo(9);
        assertThat(result.iterations()).isEqualTo(25);
    }

    @Test
    void aMoveThatTheRootDoesNotHaveIsAnError() {
        assertThatThrownBy(() -> result.statistics(new Branch(7)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the root has no move #7; it has [#0, #1, #2]");
        assertThatThrownBy(() -> result.line(new Branch(7))).hasMessageStartingWith("the root has no move #7");
    }

    @Test
    void theListsAreCopies() {
        List<Branch> line = new ArrayList<>(List.of(A));
        SearchResult<Branch> one = new SearchResult<>(
                0, A, 0.5, Bounds.UNKNOWN, List.of(0.5), List.of(move(A, 1)), List.of(line), 0, 1, effort());
        line.add(B);
        assertThat(one.line(A)).containsExactly(A);
        assertThatThrownBy(() -> one.lines().get(0).add(B)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void thereIsALineForEachMove() {
        List<MoveStatistics<Branch>> moves = List.of(move(A, 1), move(B, 0));
        assertThatThrownBy(() -> new SearchResult<>(
                        0, A, 0.5, Bounds.UNKNOWN, List.of(0.5), moves, List.of(List.of(A)), 0, 1, effort()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a result has a line for each move, not 1 for 2");
    }

    @Test
    void thereIsAProbabilityForEachMove() {
        List<MoveStatistics<Branch>> moves = List.of(move(A, 3), move(B, 1));
        List<List<Branch>> lines = List.of(List.of(A), List.of(B));
        assertThatThrownBy(() -> new SearchResult<>(
                        0, A, 0.5, Bounds.UNKNOWN, List.of(0.5), moves, List.of(1.0), Map.of(), lines, 0, 1, effort()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a result has a probability for each move, not 1 for 2");
        assertThat(new SearchResult<>(0, A, 0.5, Bounds.UNKNOWN, List.of(0.5), moves, lines, 0, 1, effort()).policy())
                .as("the share of the visits unless told")
                .containsExactly(0.75, 0.25);
    }

    @Test
    void theDistributionIsThatOfTheVisitsRaisedToAPower() {
        // 16 and 9 visits; T = 1: 16/25, 9/25; T = 0.5: 256 and 81, 256/337, 81/337; T = 2: 4 and 3, 4/7, 3/7
        check(result.visitDistribution(1), 16 / 25.0, 9 / 25.0);
        check(result.visitDistribution(0.5), 256 / 337.0, 81 / 337.0);
        check(result.visitDistribution(2), 4 / 7.0, 3 / 7.0);
    }

    private static void check(Map<Branch, Double> distribution, double a, double b) {
        assertThat(distribution.keySet()).containsExactly(A, B, C);
        assertThat(distribution.get(A)).isCloseTo(a, EXACT);
        assertThat(distribution.get(B)).isCloseTo(b, EXACT);
        assertThat(distribution.get(C)).isZero();
        assertThatThrownBy(distribution::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void extremeTemperaturesDoNotOverflow() {
        check(result.visitDistribution(Double.MIN_VALUE), 1, 0);
        check(result.visitDistribution(1e300), 0.5, 0.5);
        check(result(A, Integer.MAX_VALUE, 1, 0).visitDistribution(0.01), 1, 0);
    }

    @Test
    void withoutVisitsAllMovesAreEquallyProbable() {
        assertThat(result(A, 0, 0, 0).visitDistribution(0.5).values()).containsOnly(1 / 3.0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesTemperaturesOutsideTheirRange(double temperature) {
        assertThatThrownBy(() -> result.visitDistribution(temperature))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the temperature of a distribution is greater than 0 and finite, not " + temperature);
        assertThatThrownBy(() -> result.draw(temperature, Xoroshiro128PlusPlus.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> result.visitDistribution(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void movesAreDrawnByTheirProbabilities() {
        int draws = 40_000;
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        Map<Branch, Integer> drawn = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            drawn.merge(result.draw(0.5, random), 1, Integer::sum);
        }
        double share = 256 / 337.0;
        double tolerance = 4 * Math.sqrt(share * (1 - share) / draws); // four standard errors
        assertThat((double) drawn.get(A) / draws).isCloseTo(share, within(tolerance));
        assertThat(drawn).containsOnlyKeys(A, B);
    }

    @Test
    void withoutTemperatureTheBestMoveIsPlayedWithoutADraw() {
        RandomGenerator none = () -> {
            throw new AssertionError("no number is needed");
        };
        assertThat(result(B, 16, 9, 0).draw(0, none)).isEqualTo(B);
    }

    private static SearchResult<Branch> result(Branch best, long... visits) {
        return new SearchResult<>(
                0,
                best,
                0.75,
                Bounds.UNKNOWN,
                List.of(0.7, 0.3),
                List.of(move(A, visits[0]), move(B, visits[1]), move(C, visits[2])),
                List.of(List.of(A, C), List.of(B, A, C), List.of(C)),
                -10,
                30,
                effort());
    }

    private static MoveStatistics<Branch> move(Branch move, long visits) {
        return new MoveStatistics<>(move, visits, 0.5, 0.1, Bounds.UNKNOWN);
    }

    private static SearchEffort effort() {
        return new SearchEffort(25, Duration.ofMillis(5), 9, 0, 1_024, 3, StopReason.ITERATIONS, 1, 0, 0, 0);
    }
}
