package io.mcts.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AnalysisTextTest {

    private static String text(SearchEffort effort) {
        return text(Games.catalog().make("tictactoe"), effort);
    }

    private static <S extends GameState<S, M>, M extends Move> String text(Game<S, M> game, SearchEffort effort) {
        S state = game.notation().parse("x...o....");
        M b3 = game.notation().parseMove(state, "b3");
        M c1 = game.notation().parseMove(state, "c1");
        SearchResult<M> result = new SearchResult<>(
                0,
                c1,
                0.51264,
                Bounds.UNKNOWN,
                List.of(0.5, 0.5),
                List.of(
                        new MoveStatistics<>(c1, 1_234_567, 0.51264, 0.00051, Bounds.UNKNOWN),
                        new MoveStatistics<>(b3, 1, 0, 0.5, Bounds.UNKNOWN)),
                List.of(List.of(c1, b3), List.of(b3)),
                0,
                1,
                effort);
        return AnalysisText.of(game, state, result).replace(System.lineSeparator(), "\n");
    }

    private static SearchEffort effort(Duration elapsed, StopReason reason) {
        return new SearchEffort(1_234_568, elapsed, 2_998, 0, 3 << 19, 7, reason, -42, 0, 0, 0);
    }

    @Test
    void isATable() {
        assertThat(text(effort(Duration.ofMillis(500), StopReason.ITERATIONS))).isEqualTo("""
                  3 x . .
                  2 . o .
                  1 . . .
                    a b c

                  to move     x
                  best move   c1
                  value       0.513 for x, from 0 (lost) to 1 (won)
                  expected    c1 b3

                  move              visits     share     mean   ± s.e.
                  c1             1,234,567   100.0 %    0.513    0.001
                  b3                     1     0.0 %    0.000    0.500

                  iterations  1,234,568 in 500 ms, 2,469,136 a second
                  tree        2,998 nodes in 1.5 MiB, 7 moves deep
                  stopped     all iterations are done
                  seed        -42
                """);
    }

    @Test
    void printsLongTimesInSeconds() {
        assertThat(text(effort(Duration.ofSeconds(100), StopReason.TIME))).contains("in 100.0 s, 12,346 a second");
    }

    @Test
    void saysThatNothingWasSearched() {
        assertThat(text(new SearchEffort(0, Duration.ofMillis(1), 1, 0, 1024, 1, StopReason.ITERATIONS, 1, 0, 0, 0)))
                .contains(
                        "tree        1 node in 1 KiB, 1 move deep\n",
                        "nothing was searched, so the best move is a guess; give 1 iteration or more\n");
    }

    @ParameterizedTest
    @EnumSource(StopReason.class)
    void saysWhyTheSearchStopped(StopReason reason) {
        assertThat(text(effort(Duration.ofMillis(1), reason))).containsPattern("\n  stopped     \\w+");
    }
}
