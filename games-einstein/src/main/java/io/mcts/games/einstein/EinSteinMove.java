package io.mcts.games.einstein;

import io.mcts.game.Move;

/**
 * A move of EinStein würfelt nicht: a {@link Roll} of the die, or a {@link Step} of a stone.
 *
 * <p>All moves are immutable, shared constants and may be compared by identity.
 */
public abstract sealed class EinSteinMove implements Move permits Roll, Step {

    private final int index;
    private final String name;

    EinSteinMove(int index, String name) {
        this.index = index;
        this.name = name;
    }

    /**
     * A number of its own for each move of the game.
     *
     * @return from 0 to 5 for the throws, from 6 to 155 for the steps: three for each cell from which a player may step, in the
     *     order in which the player sees the cells, red's from 6 and blue's from 81. Of the three, 0 is the step along the row, 1
     *     across the rows and 2 diagonal.
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
