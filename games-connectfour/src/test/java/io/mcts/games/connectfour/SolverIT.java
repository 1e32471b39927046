package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.expansion.DecisiveMoves;
import io.mcts.expansion.MoveFilter;
import io.mcts.games.connectfour.ExactResults.Solved;
import io.mcts.games.connectfour.KeptResults.Setting;
import io.mcts.policy.DecisivePolicy;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.Proof;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.Ucb1;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the solver proves of Connect Four, against exact results that the library has no part in. */
@Tag("nightly")
class SolverIT {

    private static SearchResult<Drop> searched(
            ConnectFour state, MoveFilter<ConnectFour, Drop> expansion, long iterations) {
        return Mcts.<ConnectFour, Drop>builder()
                .selection(Ucb1.of(0.3))
                .rollout(new DecisivePolicy<>())
                .expansion(expansion)
                .solver()
                .transpositions()
                .seed(1)
                .build()
                .search(state, Budget.iterations(iterations));
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "4, 5", "5, 4"})
    void aSmallBoardIsProven(int rows, int columns) {
        ConnectFour start = ConnectFour.of(rows, columns);
        double exact = (1 + new AlphaBeta().result(start)) / 2.0;
        for (MoveFilter<ConnectFour, Drop> expansion :
                List.<MoveFilter<ConnectFour, Drop>>of(MoveFilter.all(), new DecisiveMoves<>())) {
            SearchResult<Drop> result = searched(start, expansion, 10_000_000);
            assertThat(result.effort().stopReason()).isEqualTo(StopReason.PROVEN);
            assertThat(result.bounds()).isEqualTo(new Bounds(exact, exact));
            ConnectFour end = start.copy();
            result.principalVariation().forEach(end::play);
            assertThat(end.isTerminal())
                    .as("after %s", result.principalVariation())
                    .isTrue();
            assertThat((1 + end.payoff(0)) / 2).isEqualTo(exact);
        }
    }

    /** Nothing proven of 600 published positions, or of any of their moves, is wrong. */
    @ParameterizedTest
    @EnumSource(
            value = Setting.class,
            names = {"SOLVER", "SOLVER_BOTH"})
    void proofsAgreeWithThePublishedResults(Setting setting) {
        int proven = 0;
        for (String file : ExactResults.FILES) {
            for (Solved position : ExactResults.read(file)) {
                ConnectFour state =
                        ConnectFourNotation.of(ConnectFour.classic()).parse(position.moves());
                SearchResult<Drop> result = setting.mcts(1).search(state, Budget.iterations(10_000));
                requireContains(result.bounds(), position.best());
                proven += result.bounds().isExact() ? 1 : 0;
                for (MoveStatistics<Drop> move : result.moves()) {
                    requireContains(
                            move.bounds(), position.results().charAt(move.move().index()));
                }
            }
        }
        assertThat(proven).as("positions proven").isGreaterThan(100);
    }

    private static void requireContains(Bounds bounds, char result) {
        double value = result == '+' ? 1 : result == '=' ? 0.5 : 0;
        assertThat(value).isBetween(bounds.lower(), bounds.upper());
    }

    /** x has three in the middle of the bottom row, and both ends are free: whatever o plays, x wins at the next move. */
    @Test
    void twoThreatsAtOnceAreLost() {
        ConnectFour state = ConnectFourNotation.of(ConnectFour.classic()).parse("33445");
        SearchResult<Drop> lost = searched(state, MoveFilter.all(), 1_000);
        assertThat(lost.bounds().proof()).contains(Proof.LOSS);
        // the rule of decisive moves leaves two moves, and after each the one that wins: no choice, four edges
        SearchResult<Drop> atOnce = searched(state, new DecisiveMoves<>(), 1_000);
        assertThat(atOnce.bounds().proof()).contains(Proof.LOSS);
        assertThat(atOnce.iterations()).isEqualTo(4);
        SearchResult<Drop> won =
                searched(ConnectFourNotation.of(ConnectFour.classic()).parse("3344"), MoveFilter.all(), 10_000);
        assertThat(won.bounds().proof()).contains(Proof.WIN);
        assertThat(won.principalVariation()).hasSize(3);
    }
}
