package io.mcts.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.result.RootShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShareTextTest {

    private static final TicTacToe ROOT = TicTacToe.NOTATION.parse("x.x.o....");

    @Test
    void whatIsReadIsWhatWasWritten() {
        Mcts<TicTacToe, Cell> mcts = Mcts.of(ROOT)
                .solver()
                .seed(3)
                .parallel(Parallel.root(Runnable::run, 2))
                .build();
        for (int iterations : new int[] {0, 7, 400}) {
            RootShare<Cell> share = mcts.share(ROOT, Budget.iterations(iterations), 1, sofar -> {});
            String text = ShareText.of(share);
            assertThat(text).matches("[!-~]+");
            assertThat(ShareText.read(text, ROOT)).isEqualTo(share);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "TIME",
                "TIME|1,2,3,4,5,6,7|1",
                "LATE|1,2,3,4,5,6,7,8|1",
                "TIME|1,2,3,4,5,6,7,x|1",
                "TIME|1,2,3,4,5,6,7,8|1|0|0|1|1",
                "TIME|1,2,3,4,5,6,7,8|1|1|0|1|1",
                "TIME|1,2,3,4,5,6,7,8|1|1|0|1"
            })
    void whatIsNoShareIsRefused(String text) {
        assertThatThrownBy(() -> ShareText.read(text, ROOT)).isInstanceOf(IllegalArgumentException.class);
    }
}
