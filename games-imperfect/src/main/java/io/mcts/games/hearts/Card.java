package io.mcts.games.hearts;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/** A card, dealt or played, written as its rank and suit, such as {@code 2C}, {@code TD}, {@code AH}. Constants, comparable by identity. */
public final class Card implements Move {

    static final int RANKS = 13;
    private static final String RANK_LETTERS = "23456789TJQKA";
    private static final String SUIT_LETTERS = "CDSH";

    private static final Card[] ALL = IntStream.range(0, SUIT_LETTERS.length() * RANKS)
            .mapToObj(Card::new)
            .toArray(Card[]::new);

    private final int index;
    private final String name;
    private final List<Card> alone;

    private Card(int index) {
        this.index = index;
        this.name = "" + RANK_LETTERS.charAt(index % RANKS) + SUIT_LETTERS.charAt(index / RANKS);
        alone = List.of(this);
    }

    static Card of(int index) {
        return ALL[index];
    }

    /** Returns a list of the cards of a set, by suit, the lowest first. */
    static List<Card> list(long set) {
        if (Long.bitCount(set) == 1) {
            return of(Long.numberOfTrailingZeros(set)).alone;
        }
        Card[] cards = new Card[Long.bitCount(set)];
        long rest = set;
        for (int i = 0; i < cards.length; i++) {
            cards[i] = of(Long.numberOfTrailingZeros(rest));
            rest &= rest - 1;
        }
        return List.of(cards);
    }

    /** Returns thirteen times the suit (clubs, diamonds, spades, hearts) plus the rank, from 0 for the two to 12 for the ace. */
    @Override
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
