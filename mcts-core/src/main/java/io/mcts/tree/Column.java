package io.mcts.tree;

import java.util.List;

/** An optional word of each child of a node: a double unless stated otherwise. */
public enum Column {
    /** The probability of an outcome; every chance node has it. */
    PROBABILITY,
    PRIOR,
    /** The value of the node before any visit, the same for all children. */
    VALUE,
    /** The noise of a move of the root; 0 below. */
    NOISE,
    SQUARES,
    /** The iterations in which the player who chooses at the node played the child's move there or later, an integer. */
    AMAF_VISITS,
    AMAF_SUM,
    /** The visits of a child before it had a node, which were evaluations, an integer. */
    EVALUATIONS,
    EVALUATION_SUM;

    static final List<Column> ALL = List.of(values());

    boolean isAt(boolean isChance) {
        return switch (this) {
            case EVALUATIONS, EVALUATION_SUM -> true;
            case PROBABILITY -> isChance;
            case PRIOR, VALUE, NOISE, SQUARES, AMAF_VISITS, AMAF_SUM -> !isChance;
        };
    }
}
