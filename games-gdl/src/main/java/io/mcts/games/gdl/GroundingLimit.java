package io.mcts.games.gdl;

/**
 * A limit of work and memory. It depends on the rules alone, so that a game gets the same engine on every machine.
 *
 * <p>A unit of work is a condition of a rule tried, whether it holds or not, or a literal of a ground rule in the making of gates: some 10
 * to 100 ns.
 */
final class GroundingLimit {

    /** The greatest memory of ground rules, in numbers of four bytes. */
    private static final long MOST_NUMBERS = 60_000_000;

    private static final int MOST_TERMS = 4_000_000;

    private long most;
    private long work;

    GroundingLimit(long most) {
        this.most = most;
    }

    /** Thrown where a game cannot be grounded, or a state evaluated, within the limit. */
    static final class Exceeded extends IllegalStateException {

        private static final long serialVersionUID = 1;

        Exceeded(String message) {
            super(message);
        }
    }

    /** Begins to count again. */
    void restart(long newMost) {
        most = newMost;
        work = 0;
    }

    void count(long units) {
        work += units;
        if (work > most) {
            throw new Exceeded("its rules need more than " + most + " steps to be evaluated");
        }
    }

    long work() {
        return work;
    }

    void check(Terms terms) {
        if (terms.size() > MOST_TERMS) {
            throw new Exceeded("a position has too many consequences: more than fit into memory");
        }
    }

    void check(Terms terms, Instances instances) {
        if (instances.size() > MOST_NUMBERS || terms.size() > MOST_TERMS) {
            throw new Exceeded("its rules have too many ground instances: more than fit into memory");
        }
    }
}
