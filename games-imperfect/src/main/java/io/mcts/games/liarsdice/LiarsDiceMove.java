package io.mcts.games.liarsdice;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A die that is rolled, written as its face, a bid, written as its number of dice and their face like {@code 2x5}, or the call
 * {@code liar}. There are constants for all and no others, so moves may be compared by identity.
 */
public final class LiarsDiceMove implements Move {

    /** Ends the game: the player doubts the last bid. */
    public static final LiarsDiceMove LIAR = new LiarsDiceMove(LiarsDice.MOST_FACES + LiarsDice.MOST_BIDS, "liar");

    private static final List<LiarsDiceMove> ROLLS = IntStream.range(0, LiarsDice.MOST_FACES)
            .mapToObj(i -> new LiarsDiceMove(i, "" + (i + 1)))
            .toList();
    private static final List<LiarsDiceMove> BIDS = IntStream.range(0, LiarsDice.MOST_BIDS)
            .mapToObj(i -> new LiarsDiceMove(LiarsDice.MOST_FACES + i, number(i) + "x" + face(i)))
            .toList();

    private final int index;
    private final String name;

    private LiarsDiceMove(int index, String name) {
        this.index = index;
        this.name = name;
    }

    /** A roll of a face, from 1. */
    public static LiarsDiceMove roll(int face) {
        return ROLLS.get(face - 1);
    }

    /** A bid by its place among all bids for dice of six faces, from 0. */
    static LiarsDiceMove bid(int place) {
        return BIDS.get(place);
    }

    /** Returns the number of dice that a bid is of. */
    static int number(int bid) {
        return 1 + bid / LiarsDice.MOST_FACES;
    }

    /** Returns the face that a bid is of. */
    static int face(int bid) {
        return 1 + bid % LiarsDice.MOST_FACES;
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
