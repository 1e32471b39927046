package io.mcts.games.kuhn;

import io.mcts.game.Move;

/** A card that is dealt, or a choice of a player. */
public enum KuhnMove implements Move {
    /** The lowest card. */
    JACK(0, "J"),
    /** The middle card. */
    QUEEN(1, "Q"),
    /** The highest card. */
    KING(2, "K"),
    /** Adds nothing to the pot: a check, or a fold after a bet. */
    PASS(3, "pass"),
    /** Adds 1 to the pot: a bet, or a call after a bet. */
    BET(4, "bet");

    private final int index;
    private final String name;

    KuhnMove(int index, String name) {
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
