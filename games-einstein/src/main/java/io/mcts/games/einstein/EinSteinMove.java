package io.mcts.games.einstein;

import io.mcts.game.Move;

/**
 * A move of EinStein würfelt nicht: a {@link Roll} of the die, or a {@link Step}. All are immutable, shared constants, comparable by
 * identity.
 */
public abstract sealed class EinSteinMove implements Move permits Roll, Step {

    private final int index;
    private final String name;

    EinSteinMove(int index, String name) {
        this.index = index;
        this.name = name;
    }

    /**
     * Returns a unique number: 0 to 5 for the rolls, 6 to 155 for the steps, three for each cell in the order in which the player sees the
     * cells, red's from 6 and blue's from 81: along the row, across the rows, diagonal.
     */
    @Override
    public final int index() {
        return index;
    }

    @Override
    public final String toString() {
        return name;
    }
}
