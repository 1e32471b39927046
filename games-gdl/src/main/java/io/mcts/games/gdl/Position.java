package io.mcts.games.gdl;

import java.util.random.RandomGenerator;

/** The facts that are true at a turn, and what follows from them. Mutable. Moves are numbered for each role. */
abstract class Position {

    /** The payoff of a role where no rule gives one. */
    static final int NO_GOAL = -1;

    /** The payoff of a role where rules give several. */
    static final int SEVERAL_GOALS = -2;

    abstract Position copy();

    /** Makes this position equal to another one of the same game. */
    abstract void set(Position other);

    abstract boolean isTerminal();

    int legalCount(int role) {
        return legalMoves(role).length;
    }

    /** Returns a legal move, by its place among them from 0. */
    int legalMove(int role, int place) {
        return legalMoves(role)[place];
    }

    /** Returns the legal moves of a role, in ascending order; not to be modified. */
    abstract int[] legalMoves(int role);

    /** Draws a legal move; -1 if there is none. */
    int randomMove(int role, RandomGenerator random) {
        int count = legalCount(role);
        return count == 0 ? -1 : legalMove(role, count == 1 ? 0 : random.nextInt(count));
    }

    /** Plays a move of each role. */
    abstract void step(int[] moves);

    /** Returns the payoff of a role, {@link #NO_GOAL} or {@link #SEVERAL_GOALS}. */
    abstract int goal(int role);

    /** Returns a number that is equal for positions with the same facts, and hardly for others. */
    abstract long key();

    abstract boolean hasSameFacts(Position other);

    /**
     * Returns a hash of a hash and another number, such that neither order nor small differences cancel out.
     *
     * <p>Source: D. Stafford's mix 13 of the finalizer of MurmurHash3, as in {@link java.util.SplittableRandom}.
     */
    static long mixed(long key, long number) {
        long mixed = (key ^ number) + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
