package com.example.embed;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.Locale;

/** Searches a position of tic-tac-toe and prints what it found. */
public final class QuickStart {

    public static void main(String[] args) {
        TicTacToe state = TicTacToe.NOTATION.parse("x.x.o....");
        Mcts<TicTacToe, Cell> mcts = Mcts.of(state).seed(1).build();
        SearchResult<Cell> result = mcts.search(state, Budget.iterations(10_000));

        System.out.println(state.diagram());
        System.out.printf(Locale.ROOT, "best move %s, value %.3f%n", result.bestMove(), result.value());
        for (MoveStatistics<Cell> move : result.moves()) {
            System.out.printf(Locale.ROOT, "%s %5d visits, mean %.3f%n", move.move(), move.visits(), move.mean());
        }
    }
}
