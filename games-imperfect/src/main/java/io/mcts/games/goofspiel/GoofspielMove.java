package io.mcts.games.goofspiel;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/** A bid, written as its number, or a revealed prize, written {@code #} and its number. Constants, comparable by identity. */
public final class GoofspielMove implements Move {

    private static final List<GoofspielMove> BIDS = moves(0);
    private static final List<GoofspielMove> PRIZES = moves(GoofspielRules.MOST_CARDS);

    private final int index;

    private GoofspielMove(int index) {
        this.index = index;
    }

    private static List<GoofspielMove> moves(int first) {
        return IntStream.range(first, first + GoofspielRules.MOST_CARDS)
                .mapToObj(GoofspielMove::new)
                .toList();
    }

    /** Returns the bid of a card, from 1. */
    public static GoofspielMove bid(int card) {
        return BIDS.get(card - 1);
    }

    /** Returns the revealed prize of a value, from 1. */
    public static GoofspielMove prize(int value) {
        return PRIZES.get(value - 1);
    }

    /** Returns the number of the card: its bid or value. */
    public int card() {
        return index % GoofspielRules.MOST_CARDS + 1;
    }

    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return (index < GoofspielRules.MOST_CARDS ? "" : "#") + card();
    }
}
