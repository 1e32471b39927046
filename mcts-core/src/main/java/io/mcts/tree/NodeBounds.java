package io.mcts.tree;

/**
 * The bounds of a node's value by those of its children.
 *
 * <ul>
 *   <li>Player 0 takes the greatest: {@code lower = max lower_i}, {@code upper = max upper_i}.
 *   <li>Player 1, whose rewards are one less those of player 0, takes the least: {@code lower = min lower_i},
 *       {@code upper = min upper_i}.
 *   <li>Chance draws: {@code lower = sum p_i lower_i}, {@code upper = sum p_i upper_i}. Where all outcomes have the same bound it
 *       is that; else the sum is rounded to the nearest float that lies strictly between the least and the greatest of them, so
 *       that certainty is never reached by rounding.
 * </ul>
 *
 * <p>Source: T. Cazenave, A. Saffidine, <i>Score Bounded Monte-Carlo Tree Search</i>, Computers and Games 2010, section 3.2 (pess
 * and opti of max and min nodes); for chance the expectation, as in B. Ballard, <i>The *-Minimax Search Procedure for Trees
 * Containing Chance Nodes</i>, Artificial Intelligence 21, 1983.
 */
public final class NodeBounds {

    private NodeBounds() {}

    /**
     * The bounds of a node.
     *
     * @param node stands at the node, in a tree whose layout has bounds
     * @return a {@link BoundsWord}
     */
    public static long of(Node node) {
        return node.isChance() ? ofChance(node) : ofDecision(node);
    }

    private static long ofDecision(Node node) {
        boolean isGreatest = node.player() == 0;
        long first = node.bounds(0);
        float lower = BoundsWord.lower(first);
        float upper = BoundsWord.upper(first);
        for (int child = 1, count = node.count(); child < count; child++) {
            long bounds = node.bounds(child);
            float childLower = BoundsWord.lower(bounds);
            float childUpper = BoundsWord.upper(bounds);
            lower = isGreatest ? Math.max(lower, childLower) : Math.min(lower, childLower);
            upper = isGreatest ? Math.max(upper, childUpper) : Math.min(upper, childUpper);
        }
        return BoundsWord.of(lower, upper);
    }

    private static long ofChance(Node node) {
        double weight = 0;
        double lower = 0;
        double upper = 0;
        float leastLower = 1;
        float greatestLower = 0;
        float leastUpper = 1;
        float greatestUpper = 0;
        for (int child = 0, count = node.count(); child < count; child++) {
            double probability = node.probability(child);
            long bounds = node.bounds(child);
            float childLower = BoundsWord.lower(bounds);
            float childUpper = BoundsWord.upper(bounds);
            weight += probability;
            lower += probability * childLower;
            upper += probability * childUpper;
            leastLower = Math.min(leastLower, childLower);
            greatestLower = Math.max(greatestLower, childLower);
            leastUpper = Math.min(leastUpper, childUpper);
            greatestUpper = Math.max(greatestUpper, childUpper);
        }
        return BoundsWord.of(
                rounded(lower / weight, leastLower, greatestLower), rounded(upper / weight, leastUpper, greatestUpper));
    }

    private static float rounded(double expectation, float least, float greatest) {
        if (least == greatest) {
            return least;
        }
        return Math.min(Math.nextDown(greatest), Math.max(Math.nextUp(least), (float) expectation));
    }
}
