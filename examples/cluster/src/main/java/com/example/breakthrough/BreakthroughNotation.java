package com.example.breakthrough;

import io.mcts.game.Notation;
import java.util.regex.Pattern;

/** Rows from the top joined by {@code /}, a blank, and who is to move: {@code bbb/bbb/.../www/www w}. */
final class BreakthroughNotation implements Notation<Breakthrough, Step> {

    private static final Pattern CELLS = Pattern.compile("[wb.]+");

    private final Breakthrough board;

    BreakthroughNotation(Breakthrough board) {
        this.board = board;
    }

    static String text(Breakthrough state) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < state.rows(); row++) {
            text.append(row == 0 ? "" : "/");
            for (int column = 0; column < state.columns(); column++) {
                text.append(state.cell(row * state.columns() + column));
            }
        }
        return text.append(state.currentPlayer() == 0 ? " w" : " b").toString();
    }

    @Override
    public String format(Breakthrough state) {
        return text(state);
    }

    @Override
    public Breakthrough parse(String position) {
        String[] words = position.split(" ", -1);
        String cells = words[0].replace("/", "");
        if (words.length != 2
                || !(words[1].equals("w") || words[1].equals("b"))
                || !CELLS.matcher(cells).matches()
                || cells.length() != board.rows() * board.columns()) {
            throw new IllegalArgumentException("'" + position + "' is not a position; allowed: " + board.rows()
                    + " rows of "
                    + board.columns() + " cells from the top, w, b or ., joined by /, and who is to move, such as "
                    + text(board));
        }
        Breakthrough state = board.of(cells.toCharArray(), words[1].equals("w") ? 0 : 1);
        if (!text(state).equals(position)) {
            throw new IllegalArgumentException(
                    "'" + position + "' has its rows in other places; allowed: such as " + text(board));
        }
        return state;
    }
}
