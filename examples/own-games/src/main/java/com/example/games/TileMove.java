package com.example.games;

import io.mcts.game.Move;

/** What happens in 2048: a slide of all tiles, which the player chooses, or a new tile, which comes by chance. */
public record TileMove(int index) implements Move {

    public static final TileMove LEFT = new TileMove(0);
    public static final TileMove RIGHT = new TileMove(1);
    public static final TileMove UP = new TileMove(2);
    public static final TileMove DOWN = new TileMove(3);

    private static final String[] SLIDES = {"left", "right", "up", "down"};

    /**
     * A new tile.
     *
     * @param cell where it comes, row by row from 0
     * @param exponent 1 for a tile of 2, 2 for one of 4
     */
    static TileMove tile(int cell, int exponent) {
        return new TileMove(SLIDES.length + 2 * cell + exponent - 1);
    }

    int cell() {
        return (index - SLIDES.length) / 2;
    }

    int exponent() {
        return (index - SLIDES.length) % 2 + 1;
    }

    @Override
    public String toString() {
        return index < SLIDES.length ? SLIDES[index] : (1 << exponent()) + " at " + cell();
    }
}
