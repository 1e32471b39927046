package io.mcts.games.connectfour;

/** The beginning of a game with the discs kept in one form or the other, whichever suits the board. */
final class ConnectFours {

    private ConnectFours() {}

    static ConnectFour inOneWord(Board board) {
        return new ConnectFour(board, new OneWordDiscs(board));
    }

    static ConnectFour inLines(Board board) {
        return new ConnectFour(board, new LineDiscs(board));
    }
}
