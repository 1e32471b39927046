package io.mcts.games.connectfour;

/** The beginning of a game with the stones kept in one form or the other, whichever suits the board. */
final class ConnectFours {

    private ConnectFours() {}

    static ConnectFour inOneWord(Board board) {
        return new ConnectFour(board, new OneWordStones(board));
    }

    static ConnectFour inLines(Board board) {
        return new ConnectFour(board, new LineStones(board));
    }
}
