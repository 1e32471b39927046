package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a command searches with where its user names no search. */
class BestSearchTest {

    @ParameterizedTest
    @CsvSource(delimiterString = " is ", textBlock = """
            connectfour                                   is connectfour --spec threats
            connectfour --spec best                       is connectfour --spec threats
            connectfour:rows=9                            is connectfour:rows=9 --spec threats
            einstein                                      is einstein --spec deep-lookahead
            go                                            is go --spec go
            tictactoe                                     is tictactoe --spec uct
            connectfour --rollout decisive                is connectfour --spec uct,rollout=decisive
            connectfour --spec best,decision=max          is connectfour --spec threats,decision=max
            """)
    void oneSearchIsAnother(String unsaid, String said) {
        String amount = " --iterations 60 --seed 1 --json";
        CommandRun one = CommandRun.of(("analyze " + unsaid + amount).split(" "));
        CommandRun other = CommandRun.of(("analyze " + said + amount).split(" "));
        assertThat(one.status()).as(one.err()).isZero();
        assertThat(found(one)).isEqualTo(found(other));
    }

    /** The output without the time and the SPEC. */
    private static String found(CommandRun run) {
        return run.out().replaceAll("\"elapsedMillis\":\\d+|\"spec\":\"[^\"]*\"", "");
    }
}
