package io.mcts.games.liarsdice;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/** A roll, written as its face, a bid, written like {@code 2x5}, or the call {@code liar}. Constants, comparable by identity. */
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

    /** Returns a roll of a face, from 1. */
    public static LiarsDiceMove roll(int face) {
        return ROLLS.get(face - 1);
    }

    /** Returns a bid by its index among all bids for dice of six faces, from 0. */
    static LiarsDiceMove bid(int place) {
        return BIDS.get(place);
    }

    static int number(int bid) {
        return 1 + bid / LiarsDice.MOST_FACES;
    }

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
