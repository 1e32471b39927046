package com.example.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.result.SearchResult;
import io.mcts.selection.Ucb1;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class QuickStartTest {

    /** The README shows this output. */
    @Test
    void findsTheMoveThatKeepsXFromWinning() {
        assertEquals("""
                3 x . x
                2 . o .
                1 . . .
                  a b c
                best move b3, value 0.505
                b3  9811 visits, mean 0.505
                b1    42 visits, mean 0.190
                c1    40 visits, mean 0.188
                c2    36 visits, mean 0.167
                a1    36 visits, mean 0.167
                a2    35 visits, mean 0.157
                """, printed());
    }

    /** The README shows this expression. */
    @Test
    void aSearchIsOneExpression() {
        TicTacToe state = TicTacToe.NOTATION.parse("x.x.o....");
        SearchResult<Cell> result =
                Mcts.of(state).selection(Ucb1.of(0.7)).build().search(state, Budget.iterations(10_000));
        assertEquals("b3", result.bestMove().toString());
    }

    private static String printed() {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            QuickStart.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
