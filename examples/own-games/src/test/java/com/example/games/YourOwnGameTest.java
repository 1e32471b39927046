package com.example.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.games.YourOwnGame.Nim;
import com.example.games.YourOwnGame.Take;
import io.mcts.Mcts;
import io.mcts.control.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YourOwnGameTest {

    @Test
    void printsTheBestMove() {
        assertThat(MainOutput.of(() -> YourOwnGame.main(new String[0]))).isEqualToNormalizingNewlines("""
                10 stones: take 2, value 0.9913801744011226
                """);
    }

    /** Whoever leaves a multiple of four wins: C. Bouton, Nim, a Game with a Complete Mathematical Theory, 1901. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15})
    void leavesAMultipleOfFour(int heap) {
        Mcts<Nim, Take> mcts = Mcts.<Nim, Take>builder().seed(1).build();
        assertThat(mcts.search(new Nim(heap, 0), Budget.iterations(10_000)).bestMove())
                .isEqualTo(new Take(heap % 4));
    }

    @Test
    void hasFewerThanEightyLines() throws IOException {
        Path source = Path.of("src", "main", "java", "com", "example", "games", "YourOwnGame.java");
        assertThat(Files.readAllLines(source)).hasSizeLessThan(80);
    }
}
