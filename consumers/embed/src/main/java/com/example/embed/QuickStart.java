package com.example.embed;

import io.mcts.Budget;
import io.mcts.Mcts;
import io.mcts.MoveStatistics;
import io.mcts.SearchResult;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.Locale;

/** Searches a position of tic-tac-toe and prints what it found. */
public final class QuickStart {

    public static void main(String[] args) {
        TicTacToe state = TicTacToe.NOTATION.parse("x.x.o....");
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>builder().seed(1).build();
        SearchResult<Cell> result = mcts.search(state, Budget.iterations(10_000));

        System.out.println(state.diagram());
        System.out.printf(Locale.ROOT, "best move %s, value %.3f%n", result.bestMove(), result.value());
        for (MoveStatistics<Cell> move : result.moves()) {
            System.out.printf(Locale.ROOT, "%s %5d visits, mean %.3f%n", move.move(), move.visits(), move.mean());
        }
    }
}
