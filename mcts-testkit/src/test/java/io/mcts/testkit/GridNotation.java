package io.mcts.testkit;

import io.mcts.game.Notation;

/** The cells one after the other, then the player to move: {@code xo.... 0}. Tests derive faulty ones from it. */
class GridNotation implements Notation<Grid, Grid.Cell> {

    private static final String OWNERS = ".xo";

    @Override
    public Grid parse(String position) {
        if (!position.matches("[.xo]{6} [01]")) {
            throw new IllegalArgumentException("'" + position + "' is not a position, such as xo.... 0");
        }
        Grid grid = new Grid();
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            grid.owners[cell] = OWNERS.indexOf(position.charAt(cell)) - 1;
        }
        grid.player = position.charAt(position.length() - 1) - '0';
        return grid;
    }

    @Override
    public String format(Grid grid) {
        return grid + " " + grid.player;
    }
}
