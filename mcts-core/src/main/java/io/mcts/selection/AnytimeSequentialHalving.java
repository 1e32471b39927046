package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * Anytime sequential halving: a policy for the root that halves as {@link SequentialHalving} does, without a plan. It runs one short
 * halving after the other, so that a search may end at any time.
 *
 * <p>In each pass every child is visited once, then the better half of them by their means twice, the better half of these four times,
 * and so on down to the last two; the next pass begins with all children again. With K = 8 a pass has 8 + 8 + 8 visits. Means are those
 * of all visits, of earlier passes, too. The last two of a pass have as many visits, so the move to play is the one with the greatest
 * mean: {@link io.mcts.decision.MaxChild}.
 *
 * <p><b>Without a memory.</b> The visits N of the node say how far the pass has come, and so the number s of surviving children
 * and whose turn it is: theirs by their order in the node. The s children with the greatest means, as they are now, survive. So a child
 * whose mean falls within a round makes room for another, where the paper decides between the rounds. The authors' code visits K
 * children in every round, the survivors in turn; here a round gives each survivor the same number of visits, which is as many in
 * all where K is a power of two.
 *
 * <p>There is no constant to tune.
 *
 * <p>Source: D. Sagers, M. Winands, D. Soemers, <i>Anytime Sequential Halving in Monte-Carlo Tree Search</i>, Computers and Games 2024.
 */
public record AnytimeSequentialHalving() implements SelectionPolicy {

    @Override
    public int select(Children children, RandomGenerator random) {
        long place = children.visits();
        long pass = 0;
        int left = children.count();
        int each = 1;
        while (place >= (long) left * each) {
            place -= (long) left * each;
            pass += (long) left * each;
            left = (left + 1) / 2;
            each *= 2;
            if (left == 1) { // the pass is over: leaves out all other whole passes
                place %= pass;
                left = children.count();
                each = 1;
            }
        }
        return childInRace(children, left, (int) (place % left));
    }

    /** Of a number of children with the greatest means, the first of equals, the one with a number of them before it. */
    private static int childInRace(Children children, int left, int before) {
        int passed = before;
        int child = 0;
        while (!isInRace(children, left, child) || passed-- > 0) {
            child++;
        }
        return child;
    }

    private static boolean isInRace(Children children, int left, int child) {
        double mean = children.mean(child);
        int better = 0;
        for (int other = 0, count = children.count(); other < count && better < left; other++) {
            double otherMean = children.mean(other);
            better += otherMean > mean || (otherMean == mean && other < child) ? 1 : 0;
        }
        return better < left;
    }

    @Override
    public String toString() {
        return "anytime-sequential-halving";
    }
}
