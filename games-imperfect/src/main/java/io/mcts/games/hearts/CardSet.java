package io.mcts.games.hearts;

import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sets of cards as the bits of a long, by {@link Card#index}. */
final class CardSet {

    static final int SUITS = 4;
    static final int SPADES = 2;
    static final int HEARTS = 3;
    private static final long SUIT = (1L << Card.RANKS) - 1;

    private CardSet() {}

    static long of(int card) {
        return 1L << card;
    }

    static int suitOf(int card) {
        return card / Card.RANKS;
    }

    static long suit(int suit) {
        return SUIT << (suit * Card.RANKS);
    }

    static long highest(int ranks) {
        long high = SUIT & ~((1L << (Card.RANKS - ranks)) - 1);
        return high | (high << Card.RANKS) | (high << (2 * Card.RANKS)) | (high << (3 * Card.RANKS));
    }

    static int get(long set, int n) {
        long rest = set;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** Draws a uniformly random subset. */
    static long draw(long set, int count, RandomGenerator random) {
        long drawn = 0;
        for (int i = 0; i < count; i++) {
            long rest = set & ~drawn;
            drawn |= of(get(rest, random.nextInt(Long.bitCount(rest))));
        }
        return drawn;
    }

    static IntStream cards(long set) {
        return IntStream.range(0, SUITS * Card.RANKS).filter(card -> (set & of(card)) != 0);
    }

    static String name(long set) {
        return cards(set).mapToObj(card -> Card.of(card).toString()).collect(Collectors.joining());
    }
}
