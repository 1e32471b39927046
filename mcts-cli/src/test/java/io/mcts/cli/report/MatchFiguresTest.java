package io.mcts.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.arena.result.Effort;
import io.mcts.arena.result.GameLengths;
import io.mcts.arena.result.HeadToHead;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.result.Standing;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchFiguresTest {

    private static String shown(Score score) {
        MatchResult result = new MatchResult(new TournamentResult(
                List.of(standing(score), standing(score)), List.of(), false, GameLengths.NONE, 0, 0, List.of()));
        return new MatchFigures("uct", "flat").picture("tictactoe", result).svg();
    }

    private static Standing standing(Score score) {
        HeadToHead results = new HeadToHead(score, PairedScore.NONE, MeanReward.NONE);
        return new Standing(
                "a",
                score.games(),
                score.games(),
                List.of(HeadToHead.NONE, results),
                0.5,
                MeanReward.NONE,
                Effort.NONE);
    }

    @Test
    void theCourseEndsWithTheScore() {
        assertThat(shown(new Score(3, 0, 1)))
                .contains("share of the points, with its 95 % interval: ends with 0.75 (0.30 to 0.95) at 4")
                .contains("b: flat: 0");
    }

    @Test
    void aMatchWithoutAGameHasNoCourse() {
        assertThat(shown(Score.NONE)).contains("tictactoe: score of a").doesNotContain("ends with");
    }
}
