package io.mcts.tree;

import io.mcts.selection.Children;

/** Children with what is proven of them. Bounds are always those of player 0, so that none is ever inverted. */
public interface BoundedChildren extends Children {

    /** The player whose values the children keep. */
    int player();

    /** Whether chance moves here. */
    boolean isChance();

    /** Whether anything could have been proven here. */
    boolean hasBounds();

    /**
     * The proven lower bound of a child's reward for player 0.
     *
     * @return from 0 to 1; 0 in a tree without bounds
     */
    double lower(int child);

    /**
     * The proven upper bound of a child's reward for player 0.
     *
     * @return from 0 to 1; 1 in a tree without bounds
     */
    double upper(int child);

    /** Whether one of the bounds of a child is an expectation over chance. */
    boolean isExpectation(int child);

    /** Whether a child's value is proven: its bounds meet. */
    default boolean isProven(int child) {
        return lower(child) >= upper(child);
    }

    /** Whether anything is proven of a child. */
    default boolean isBounded(int child) {
        return lower(child) > 0 || upper(child) < 1;
    }

    /** The least that the chooser gets by a child; for player 1 less one, so that it is 0 at most. */
    default double lowerOfChooser(int child) {
        return player() == 0 ? lower(child) : -upper(child);
    }

    /** The most that the chooser gets by a child; for player 1 less one. */
    default double upperOfChooser(int child) {
        return player() == 0 ? upper(child) : -lower(child);
    }

    /** The number nearest to a reward of the chooser that lies within the bounds of a child. */
    default double withinBounds(int child, double reward) {
        return player() == 0
                ? Math.max(lower(child), Math.min(upper(child), reward))
                : 1 - Math.max(lower(child), Math.min(upper(child), 1 - reward));
    }

    /** Whether the most visited child leads every other by more than a number of visits; see {@link io.mcts.control.SearchProgress}. */
    default boolean isLeadGreaterThan(double lead) {
        if (isChance() || count() == 1) {
            return !isChance();
        }
        if (visits() <= lead || hasBounds()) {
            return false; // where moves may be proven, more than visits decides
        }
        long first = 0;
        long second = 0;
        for (int child = 0, count = count(); child < count; child++) {
            int own = visits(child);
            second = Math.max(second, Math.min(first, own));
            first = Math.max(first, own);
        }
        return first - second > lead;
    }
}
