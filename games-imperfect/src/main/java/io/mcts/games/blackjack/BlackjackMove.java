package io.mcts.games.blackjack;

import io.mcts.game.Move;
import org.jspecify.annotations.Nullable;

/** A choice of the player, or a shuffled deck, written as its cards. */
public final class BlackjackMove implements Move {

    /** To take another card. */
    public static final BlackjackMove HIT = new BlackjackMove(0, "hit");

    /** To take no more cards. */
    public static final BlackjackMove STAND = new BlackjackMove(1, "stand");

    /** To double the stake and take one more card. */
    public static final BlackjackMove DOUBLE = new BlackjackMove(2, "double");

    private static final int SHUFFLE = 3;

    private final int index;
    private final String name;

    private BlackjackMove(int index, String name) {
        this.index = index;
        this.name = name;
    }

    /** A shuffle that leaves the deck in a certain order. */
    static BlackjackMove shuffle(String deck) {
        return new BlackjackMove(SHUFFLE, deck);
    }

    /** The same for all shuffles. */
    @Override
    public int index() {
        return index;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BlackjackMove that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
