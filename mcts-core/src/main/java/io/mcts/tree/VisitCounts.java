package io.mcts.tree;

/**
 * How many words lie in nodes of so many visits, for finding out which of the most visited have room somewhere.
 *
 * <p>Numbers below {@value #EXACT} are told apart, greater ones in steps of a 32nd of the power of two below them.
 */
final class VisitCounts {

    private static final int EXACT = 64;
    private static final int EXACT_BITS = 6;
    private static final int STEP_BITS = EXACT_BITS - 1;
    private static final int STEPS = 1 << STEP_BITS;

    private final long[] words = new long[place(Integer.MAX_VALUE) + 1];
    private long total;

    void add(int visits, int count) {
        words[place(visits)] += count;
        total += count;
    }

    /**
     * The least number of visits such that all nodes with as many or more have room.
     *
     * @param room in words
     * @return 0 if all nodes have, more than the visits of any if not even the most visited have
     */
    int least(long room) {
        if (total <= room) {
            return 0;
        }
        long taken = 0;
        int place = words.length;
        while (taken + words[place - 1] <= room) { // ends, as not all have room
            taken += words[--place];
        }
        return place == words.length ? Integer.MAX_VALUE : leastVisits(place);
    }

    /** The words of all nodes with at least so many visits, where that is a result of {@link #least}. */
    long words(int leastVisits) {
        long sum = 0;
        for (int place = place(leastVisits); place < words.length; place++) {
            sum += words[place];
        }
        return sum;
    }

    private static int place(int visits) {
        if (visits < EXACT) {
            return visits;
        }
        int octave = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(visits);
        return EXACT + (octave - EXACT_BITS) * STEPS + (visits >>> (octave - STEP_BITS)) - STEPS;
    }

    private static int leastVisits(int place) {
        if (place < EXACT) {
            return place;
        }
        int octave = EXACT_BITS + (place - EXACT) / STEPS;
        return (STEPS + (place - EXACT) % STEPS) << (octave - STEP_BITS);
    }
}
