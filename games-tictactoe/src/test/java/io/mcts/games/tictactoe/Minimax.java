package io.mcts.games.tictactoe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The exact value of every position that can be reached in play, on strings of nine characters and its own table of lines. */
final class Minimax {

    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    private final Map<String, Integer> values = new LinkedHashMap<>();

    Minimax() {
        solve(".........");
    }

    /** The value for x: 1 won, 0 drawn, -1 lost. */
    int value(TicTacToe position) {
        return values.get(position.toString());
    }

    int valueAfter(TicTacToe position, Cell move) {
        TicTacToe after = position.copy();
        after.play(move);
        return value(after);
    }

    List<TicTacToe> nonTerminalPositions() {
        List<TicTacToe> positions = new ArrayList<>();
        for (String board : values.keySet()) {
            if (!isOver(board)) {
                positions.add(TicTacToe.NOTATION.parse(board));
            }
        }
        return positions;
    }

    private int solve(String board) {
        Integer known = values.get(board);
        if (known != null) {
            return known;
        }
        values.put(board, 0); // keeps the order in which positions are found
        int value = isOver(board) ? result(board) : bestOfMoves(board);
        values.put(board, value);
        return value;
    }

    private int bestOfMoves(String board) {
        char mark = board.chars().filter(c -> c == '.').count() % 2 == 1 ? 'x' : 'o';
        int best = mark == 'x' ? -1 : 1;
        for (int cell = 0; cell < 9; cell++) {
            if (board.charAt(cell) == '.') {
                int value = solve(board.substring(0, cell) + mark + board.substring(cell + 1));
                best = mark == 'x' ? Math.max(best, value) : Math.min(best, value);
            }
        }
        return best;
    }

    private static boolean isOver(String board) {
        return result(board) != 0 || board.indexOf('.') < 0;
    }

    private static int result(String board) {
        for (int[] line : LINES) {
            char mark = board.charAt(line[0]);
            if (mark != '.' && mark == board.charAt(line[1]) && mark == board.charAt(line[2])) {
                return mark == 'x' ? 1 : -1;
            }
        }
        return 0;
    }
}
