package io.mcts.games.einstein;

import io.mcts.game.Move;

/**
 * A move of EinStein würfelt nicht: a {@link Throw} of the die, or a {@link Step} of a stone.
 *
 * <p>All moves are immutable, shared constants and may be compared by identity.
 */
public abstract sealed class EinSteinMove implements Move permits Throw, Step {

    private final int index;
    private final String name;

    EinSteinMove(int index, String name) {
        this.index = index;
        this.name = name;
    }

    /**
     * A number of its own for each move of the game.
     *
     * @return from 0 to 5 for the throws, from 6 to 155 for the steps
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
