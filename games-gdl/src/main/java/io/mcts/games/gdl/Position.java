package io.mcts.games.gdl;

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

    abstract int legalCount(int role);

    /** Returns a legal move, by its place among them from 0. */
    abstract int legalMove(int role, int place);

    /** Plays a move of each role. */
    abstract void step(int[] moves);

    /** Returns the payoff of a role, {@link #NO_GOAL} or {@link #SEVERAL_GOALS}. */
    abstract int goal(int role);

    /** Returns a number that is equal for positions with the same facts, and hardly for others. */
    abstract long key();

    abstract boolean hasSameFacts(Position other);
}
