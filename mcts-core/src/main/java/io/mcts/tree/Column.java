package io.mcts.tree;

import java.util.List;

/** An optional word of each child of a node. */
public enum Column {
    /** The probability of an outcome, a double; every chance node has it. */
    PROBABILITY,
    /** The prior of a move, a double. */
    PRIOR,
    /** The value of the node before any visit, a double, the same for all children. */
    VALUE,
    /** The noise of a move of the root, a double; 0 below. */
    NOISE,
    /** The sum of the squares of a child's rewards, a double. */
    SQUARES,
    /** The iterations in which the player who chooses at the node played the child's move there or later, an integer. */
    AMAF_VISITS,
    /** The sum of that player's rewards in those iterations, a double. */
    AMAF_SUM,
    /** The proven lower bound of a child's value for player 0, a double; negative if it is an expectation over chance. */
    LOWER,
    /** The proven upper bound, likewise. */
    UPPER,
    /** The visits of a child before it had a node, which were evaluations, an integer. */
    EVALUATIONS,
    /** The sum of the rewards of those visits, a double. */
    EVALUATION_SUM;

    static final List<Column> ALL = List.of(values());

    boolean isAt(boolean isChance) {
        return switch (this) {
            case LOWER, UPPER, EVALUATIONS, EVALUATION_SUM -> true;
            case PROBABILITY -> isChance;
            case PRIOR, VALUE, NOISE, SQUARES, AMAF_VISITS, AMAF_SUM -> !isChance;
        };
    }
}
