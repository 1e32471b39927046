package io.mcts.games.goofspiel;

import java.util.List;
import java.util.stream.IntStream;

/** A sequence of up to 13 cards in a long, four bits each, the last in the lowest bits; 0 is the empty one. */
final class Sequence {

    private static final int BITS = 4;
    private static final int MASK = 0xF;

    private Sequence() {}

    static long with(long sequence, int card) {
        return (sequence << BITS) | card;
    }

    static long withoutLast(long sequence) {
        return sequence >>> BITS;
    }

    static int length(long sequence) {
        return (Long.SIZE - Long.numberOfLeadingZeros(sequence) + BITS - 1) / BITS;
    }

    /** Counted from 0 at the first. */
    static int get(long sequence, int place) {
        return (int) (sequence >>> (BITS * (length(sequence) - 1 - place))) & MASK;
    }

    static List<Integer> list(long sequence) {
        return IntStream.range(0, length(sequence))
                .mapToObj(place -> get(sequence, place))
                .toList();
    }

    /** Bit {@code i} is the card {@code i + 1}. */
    static int set(long sequence) {
        int set = 0;
        for (long rest = sequence; rest != 0; rest >>>= BITS) {
            set |= 1 << ((rest & MASK) - 1);
        }
        return set;
    }
}
