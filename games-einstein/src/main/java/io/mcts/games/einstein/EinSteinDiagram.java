package io.mcts.games.einstein;

import io.mcts.games.einstein.board.Cells;

final class EinSteinDiagram {

    private static final String[] NAMES = {"red", "blue"};

    private EinSteinDiagram() {}

    static String of(EinStein state) {
        StringBuilder diagram = new StringBuilder();
        for (int row = 0; row < Cells.SIDE; row++) {
            StringBuilder line = new StringBuilder().append(Cells.SIDE - row);
            for (int column = 0; column < Cells.SIDE; column++) {
                line.append(' ').append(stone(EinSteinNotation.stone(state, Cells.of(row, column))));
            }
            diagram.append(line.toString().stripTrailing()).append('\n');
        }
        return diagram.append("  a  b  c  d  e\n").append(whatIsNext(state)).toString();
    }

    private static String stone(char letter) {
        if (letter == ' ') {
            return ". ";
        }
        return letter >= 'a' ? "B" + (letter - 'a' + 1) : "R" + (letter - 'A' + 1);
    }

    private static String whatIsNext(EinStein state) {
        if (state.isTerminal()) {
            return NAMES[1 - state.nextPlayer()] + " has won";
        }
        String player = NAMES[state.nextPlayer()];
        return state.die() == 0 ? player + " is to roll" : player + " is to move with a " + state.die();
    }
}
