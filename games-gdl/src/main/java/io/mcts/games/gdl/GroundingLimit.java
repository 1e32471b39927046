package io.mcts.games.gdl;

/** The limit of time and memory within which a game is grounded. */
final class GroundingLimit {

    /** The greatest memory of ground rules, in numbers of four bytes. */
    private static final long MOST_NUMBERS = 60_000_000;

    private static final int MOST_TERMS = 4_000_000;

    private static final int CALLS_BETWEEN_CHECKS = 1 << 10;

    private final long nanos;
    private final long start = System.nanoTime();
    private int calls;

    GroundingLimit(long nanos) {
        this.nanos = nanos;
    }

    /** Thrown where a game cannot be grounded within the limit. */
    static final class Exceeded extends IllegalStateException {

        private static final long serialVersionUID = 1;

        Exceeded(String message) {
            super(message);
        }
    }

    /** Checks the time from time to time, and the number of terms. */
    void check(Terms terms) {
        if (++calls % CALLS_BETWEEN_CHECKS == 0) {
            checkTime();
            if (terms.size() > MOST_TERMS) {
                throw new Exceeded("a position has too many consequences: more than fit into memory");
            }
        }
    }

    void check(Terms terms, Instances instances) {
        if (++calls % CALLS_BETWEEN_CHECKS == 0) {
            checkTime();
            if (instances.size() > MOST_NUMBERS || terms.size() > MOST_TERMS) {
                throw new Exceeded("its rules have too many ground instances: more than fit into memory");
            }
        }
    }

    void checkTime() {
        if (System.nanoTime() - start > nanos) {
            throw new Exceeded("its rules cannot be grounded within " + nanos / 1_000_000_000 + " s");
        }
    }
}
