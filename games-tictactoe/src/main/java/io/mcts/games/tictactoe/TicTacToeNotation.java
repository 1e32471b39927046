package io.mcts.games.tictactoe;

import io.mcts.game.Notation;

final class TicTacToeNotation implements Notation<TicTacToe, Cell> {

    private static final String FORM = "a position is nine characters, row by row from the top: 'x', 'o' or '.'";

    @Override
    public TicTacToe parse(String position) {
        if (position.length() != Cell.ALL.size()) {
            throw refusal(position, "it has " + position.length() + " characters; " + FORM);
        }
        int x = 0;
        int o = 0;
        for (Cell cell : Cell.ALL) {
            int bit = 1 << cell.index();
            switch (position.charAt(cell.index())) {
                case 'x' -> x |= bit;
                case 'o' -> o |= bit;
                case '.' -> {}
                default -> throw refusal(position, wrongCharacter(position, cell) + "; " + FORM);
            }
        }
        refuseUnreachable(position, x, o);
        return Integer.bitCount(x) == Integer.bitCount(o) ? new TicTacToe(x, o) : new TicTacToe(o, x);
    }

    @Override
    public String format(TicTacToe state) {
        int x = state.marks(0);
        int o = state.marks(1);
        StringBuilder position = new StringBuilder();
        for (Cell cell : Cell.ALL) {
            int bit = 1 << cell.index();
            position.append((x & bit) != 0 ? 'x' : (o & bit) != 0 ? 'o' : '.');
        }
        return position.toString();
    }

    private static String wrongCharacter(String position, Cell cell) {
        return "character " + (cell.index() + 1) + " (cell " + cell + ") is '" + position.charAt(cell.index()) + "'";
    }

    private static void refuseUnreachable(String position, int x, int o) {
        int xCount = Integer.bitCount(x);
        int oCount = Integer.bitCount(o);
        if (xCount != oCount && xCount != oCount + 1) {
            throw refusal(
                    position,
                    "it has " + xCount + " x and " + oCount + " o; x begins, so x has as many as o or one more");
        }
        if (CellSet.hasLine(x) && CellSet.hasLine(o)) {
            throw refusal(position, "x and o both have three in a row; the game ends with the first");
        }
        if (CellSet.hasLine(x) && xCount == oCount) {
            throw refusal(position, wonButMovedOn('x', 'o') + ", so x must have one more than o");
        }
        if (CellSet.hasLine(o) && xCount != oCount) {
            throw refusal(position, wonButMovedOn('o', 'x') + ", so o must have as many as x");
        }
    }

    private static String wonButMovedOn(char winner, char loser) {
        return winner + " has three in a row and yet " + loser + " has moved after it; the game ends there";
    }

    private static IllegalArgumentException refusal(String position, String reason) {
        return new IllegalArgumentException("'" + position + "' is not a position of tic-tac-toe: " + reason);
    }
}
