package io.mcts.reference;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where the engine still differs from the reference on purpose of the reference: these searches are not compared, or less of them.
 * {@code -Dreference.pending=} (a list of names, here empty) says which are left.
 */
enum Pending {
    /** Nodes whose moves or outcomes are drawn grow by other rules. */
    DRAWN_NODES,
    /** Of several trees that prove different moves, the bounds of the root follow from none of them alone. */
    BOUNDS_OF_SEVERAL_TREES,
    /** What an estimate and the rewards before it add up to may lie outside of the payoff range. */
    ESTIMATES_WITH_STEP_REWARDS,
    /** Shares of trees that have forgotten nodes cannot be merged if moves have numbers that are not their index. */
    SHARES_UNDER_A_CEILING;

    private static final Set<Pending> LEFT = left();

    private static Set<Pending> left() {
        String names = System.getProperty("reference.pending");
        Set<Pending> left = EnumSet.noneOf(Pending.class);
        if (names == null) {
            left.addAll(EnumSet.allOf(Pending.class));
        } else if (!names.isEmpty()) {
            Arrays.stream(names.split(",", -1)).map(Pending::valueOf).forEach(left::add);
        }
        return left;
    }

    boolean isLeft() {
        return LEFT.contains(this);
    }
}
