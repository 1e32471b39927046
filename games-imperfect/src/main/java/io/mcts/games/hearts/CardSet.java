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

    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = EACH_BYTE << (Byte.SIZE - 1);

    /** The bits of each byte, by number. */
    private static final byte[] NUMBERED = new byte[256 * Byte.SIZE];

    static {
        for (int bits = 0; bits < 256; bits++) {
            int number = 0;
            for (byte bit = 0; bit < Byte.SIZE; bit++) {
                if ((bits >>> bit & 1) != 0) {
                    NUMBERED[bits * Byte.SIZE + number++] = bit;
                }
            }
        }
    }

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

    /**
     * Returns a card by its number in the set, from 0, without a branch.
     *
     * <p>Source: S. Vigna, <i>Broadword Implementation of Rank/Select Queries</i>, WEA 2008, algorithm 2.
     */
    private static int get(long set, int number) {
        long pairs = set - (set >>> 1 & 0x5555_5555_5555_5555L);
        long nibbles = (pairs & 0x3333_3333_3333_3333L) + (pairs >>> 2 & 0x3333_3333_3333_3333L);
        long inByte = nibbles + (nibbles >>> 4) & 0x0F0F_0F0F_0F0F_0F0FL;
        long upTo = inByte * EACH_BYTE; // the cards in each byte and those below
        long isBelow = (number * EACH_BYTE | HIGH_BITS) - upTo & HIGH_BITS;
        int bit = Long.bitCount(isBelow) * Byte.SIZE;
        int left = number - (int) (upTo << Byte.SIZE >>> bit & 0xFF);
        return bit + NUMBERED[(int) (set >>> bit & 0xFF) * Byte.SIZE + left];
    }

    /** Draws a card of a set that is not empty. */
    static int draw(long set, RandomGenerator random) {
        return get(set, random.nextInt(Long.bitCount(set)));
    }

    /** Draws a uniformly random subset. */
    static long draw(long set, int count, RandomGenerator random) {
        long rest = set;
        for (int i = 0; i < count; i++) {
            rest &= ~of(draw(rest, random));
        }
        return set & ~rest;
    }

    static IntStream cards(long set) {
        return IntStream.range(0, SUITS * Card.RANKS).filter(card -> (set & of(card)) != 0);
    }

    static String name(long set) {
        return cards(set).mapToObj(card -> Card.of(card).toString()).collect(Collectors.joining());
    }
}
