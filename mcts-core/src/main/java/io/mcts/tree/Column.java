package io.mcts.tree;

/** A word for each child of a node that not every tree keeps. */
public enum Column {
    /** The probability of an outcome, a double; every chance node has it. */
    PROBABILITY(false, true),
    /** The prior of a move, a double. */
    PRIOR(true, false),
    /** The sum of the squares of a child's rewards, a double. */
    SQUARES(true, false),
    /** How often the player who chooses at the node played the child's move there or later, an integer. */
    AMAF_VISITS(true, false),
    /** The sum of that player's rewards in those iterations, a double. */
    AMAF_SUM(true, false),
    /** The proven lower bound of a child's value for player 0, a double; negative if it is an expectation over chance. */
    LOWER(true, true),
    /** The proven upper bound, likewise. */
    UPPER(true, true);

    private final boolean isAtDecisions;
    private final boolean isAtChance;

    Column(boolean isAtDecisions, boolean isAtChance) {
        this.isAtDecisions = isAtDecisions;
        this.isAtChance = isAtChance;
    }

    boolean isAt(boolean isChance) {
        return isChance ? isAtChance : isAtDecisions;
    }
}
