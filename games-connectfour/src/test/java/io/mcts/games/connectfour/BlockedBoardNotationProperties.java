package io.mcts.games.connectfour;

/** The notation of a board with blocked cells, and columns of two digits. */
class BlockedBoardNotationProperties extends ConnectFourNotationProperties {

    @Override
    ConnectFour empty() {
        return ConnectFour.of(5, 12, new Cell(4, 5), new Cell(2, 5));
    }
}
