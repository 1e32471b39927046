package io.mcts.tree;

/** A word for each child of a node that not every node has. */
public enum Column {
    /** How probable an outcome is, a double; every chance node has it. */
    PROBABILITY(false, true),
    /** What a move is thought to be worth before any visit, a double. */
    PRIOR(true, false),
    /** The sum of the squares of a child's rewards, a double. */
    SQUARES(true, false),
    /** How often a child's move was chosen at the node or later by the player who chooses there, a whole number. */
    AMAF_VISITS(true, false),
    /** The sum of his rewards in those iterations, a double. */
    AMAF_SUM(true, false),
    /** What is proven of a child's value: a {@link BoundsWord}. */
    BOUNDS(true, true);

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
