package io.mcts.games.connectfour;

/** The notation of a board with blocked cells, and columns of two digits. */
class BlockedBoardNotationProperties extends ConnectFourNotationProperties {

    @Override
    ConnectFour empty() {
        return ConnectFour.of(5, 12, new BoardCell(4, 5), new BoardCell(2, 5));
    }
}
