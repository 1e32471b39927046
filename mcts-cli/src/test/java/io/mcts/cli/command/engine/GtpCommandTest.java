package io.mcts.cli.command.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.CommandRun;
import org.junit.jupiter.api.Test;

class GtpCommandTest {

    @Test
    void aProgramForGoPlaysAgainstIt() {
        CommandRun run = CommandRun.withInput("""
                boardsize 5
                komi 0.5
                clear_board
                play black B1
                play white A1
                genmove black
                final_score
                quit
                """, "gtp", "--iterations", "400", "--seed", "1");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().split("\n\n")).hasSize(8).allMatch(answer -> answer.startsWith("="));
        assertThat(run.out()).containsPattern("= [A-E][1-5]\n");
    }

    @Test
    void theBoardIsThatOfTheGame() {
        assertThat(CommandRun.withInput("printsgf\n", "gtp", "go:lines=7:komi=5.5")
                        .out())
                .contains("SZ[7]KM[5.5]");
        assertThat(CommandRun.of("gtp", "go:linse=7").err())
                .isEqualTo("mcts: 'go:linse=7': go has no parameter 'linse'; allowed: lines, komi, handicap\n");
    }

    @Test
    void otherGamesAreRefused() {
        CommandRun run = CommandRun.of("gtp", "tictactoe");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("mcts: 'tictactoe' is not Go; GTP plays Go, use UGI for other games\n");
        assertThat(CommandRun.of("gtp", "--resign", "2").err()).isEqualTo("mcts: --resign is from 0 to 1, not 2.0\n");
        assertThat(CommandRun.of("gtp", "--lag", "2").err())
                .isEqualTo("mcts: '2' is not a time such as 500ms, 2s or 1m\n");
    }

    @Test
    void programsForGoPlayNothingElse() {
        CommandRun run = CommandRun.of("match", "tictactoe", "--a", "gtp:gnugo", "--b", "random", "--games", "2");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("mcts: 'gtp:gnugo': the game is not Go; GTP plays Go, use UGI for other games\n");
    }
}
