package io.mcts.games.leduc;

import io.mcts.game.Move;

/** A card that is dealt, or a choice of a player. */
public enum LeducMove implements Move {
    /** The lowest rank. */
    JACK(0, "J"),
    /** The middle rank. */
    QUEEN(1, "Q"),
    /** The highest rank. */
    KING(2, "K"),
    /** Leaves the pot to the other player. */
    FOLD(3, "fold"),
    /** Pays as much as the other player has, possibly nothing more. */
    CALL(4, "call"),
    /** Pays as much as the other player has and more. */
    RAISE(5, "raise");

    private final int index;
    private final String name;

    LeducMove(int index, String name) {
        this.index = index;
        this.name = name;
    }

    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
