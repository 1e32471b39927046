package io.mcts.tree;

/** A word for each child of a node that not every tree keeps. */
public enum Column {
    /** The probability of an outcome, a double; every chance node has it. */
    PROBABILITY,
    /** The prior of a move, a double. */
    PRIOR,
    /** The value of the node before any visit, a double, the same for all moves. */
    VALUE,
    /** The noise of a move of the root, a double; 0 below. */
    NOISE,
    /** The sum of the squares of a child's rewards, a double. */
    SQUARES,
    /** How often the player who chooses at the node played the child's move there or later, an integer. */
    AMAF_VISITS,
    /** The sum of that player's rewards in those iterations, a double. */
    AMAF_SUM,
    /** The proven lower bound of a child's value for player 0, a double; negative if it is an expectation over chance. */
    LOWER,
    /** The proven upper bound, likewise. */
    UPPER,
    /** How many visits of a child were evaluations, since it had no node, an integer. */
    EVALUATIONS,
    /** The sum of the rewards of those visits, a double. */
    EVALUATION_SUM;

    /** Bounds and evaluations are at all nodes, probabilities where chance moves, all others where players choose. */
    boolean isAt(boolean isChance) {
        return switch (this) {
            case LOWER, UPPER, EVALUATIONS, EVALUATION_SUM -> true;
            case PROBABILITY -> isChance;
            case PRIOR, VALUE, NOISE, SQUARES, AMAF_VISITS, AMAF_SUM -> !isChance;
        };
    }
}
