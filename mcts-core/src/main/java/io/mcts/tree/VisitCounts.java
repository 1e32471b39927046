package io.mcts.tree;

/** A histogram of node sizes by visit count: exact below {@value #EXACT}, above in bins of a 32nd of the power of two below them. */
final class VisitCounts {

    private static final int EXACT = 64;
    private static final int EXACT_BITS = 6;
    private static final int STEP_BITS = EXACT_BITS - 1;
    private static final int STEPS = 1 << STEP_BITS;

    private final double[] words = new double[bin(Integer.MAX_VALUE) + 1];
    private double total;

    void add(int visits, double nodeWords) {
        words[bin(visits)] += nodeWords;
        total += nodeWords;
    }

    void add(VisitCounts other) {
        for (int bin = 0; bin < words.length; bin++) {
            words[bin] += other.words[bin];
        }
        total += other.total;
    }

    /** The least visits such that all nodes with as many fit into a number of words: 0 if all do, more than any node's if none does. */
    int least(long room) {
        if (total <= room) {
            return 0;
        }
        double taken = 0;
        int bin = words.length;
        while (taken + words[bin - 1] <= room) { // ends, as not all fit
            taken += words[--bin];
        }
        return bin == words.length ? Integer.MAX_VALUE : leastVisits(bin);
    }

    long words(int leastVisits) {
        double sum = 0;
        for (int bin = bin(leastVisits); bin < words.length; bin++) {
            sum += words[bin];
        }
        return (long) sum;
    }

    private static int bin(int visits) {
        if (visits < EXACT) {
            return visits;
        }
        int octave = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(visits);
        return EXACT + (octave - EXACT_BITS) * STEPS + (visits >>> (octave - STEP_BITS)) - STEPS;
    }

    private static int leastVisits(int bin) {
        if (bin < EXACT) {
            return bin;
        }
        int octave = EXACT_BITS + (bin - EXACT) / STEPS;
        return (STEPS + (bin - EXACT) % STEPS) << (octave - STEP_BITS);
    }
}
