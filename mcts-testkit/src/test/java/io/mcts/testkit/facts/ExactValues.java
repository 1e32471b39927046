package io.mcts.testkit.facts;

import java.util.Arrays;
import java.util.IdentityHashMap;

/**
 * The payoffs of best play in a tree, for each player the least and the greatest that it can be.
 *
 * <p>A player takes one of the moves that may be their best: those whose greatest payoff is no less than the largest of the moves'
 * least payoffs. The others get anything that one of these moves can bring them.
 */
final class ExactValues {

    /** Values that differ by less are those of an equal choice: the sums over a die are rounded. */
    private static final double ROUNDING = 1e-9;

    private final int playerCount;
    private final IdentityHashMap<TreePosition, double[][]> known = new IdentityHashMap<>();

    ExactValues(int playerCount) {
        this.playerCount = playerCount;
    }

    /** The least payoffs by player, then the greatest; not to be changed. */
    double[][] of(TreePosition position) {
        double[][] found = known.get(position);
        if (found == null) {
            found = position.isEnd()
                    ? new double[][] {position.payoffs(), position.payoffs()}
                    : position.isChance() ? ofChance(position) : ofChoice(position);
            known.put(position, found);
        }
        return found;
    }

    private double[][] ofChance(TreePosition position) {
        double[][] values = new double[2][playerCount];
        for (int i = 0; i < position.children().size(); i++) {
            double[][] outcome = of(position.children().get(i));
            for (int player = 0; player < playerCount; player++) {
                values[0][player] += position.probability(i) * outcome[0][player];
                values[1][player] += position.probability(i) * outcome[1][player];
            }
        }
        return values;
    }

    private double[][] ofChoice(TreePosition position) {
        int chooser = position.player();
        double safe = Double.NEGATIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (TreePosition child : position.children()) {
            safe = Math.max(safe, of(child)[0][chooser]);
            greatest = Math.max(greatest, of(child)[1][chooser]);
        }
        double[][] values = new double[2][playerCount];
        Arrays.fill(values[0], Double.POSITIVE_INFINITY);
        Arrays.fill(values[1], Double.NEGATIVE_INFINITY);
        for (TreePosition child : position.children()) {
            double[][] candidate = of(child);
            if (candidate[1][chooser] >= safe - ROUNDING) {
                for (int player = 0; player < playerCount; player++) {
                    values[0][player] = Math.min(values[0][player], candidate[0][player]);
                    values[1][player] = Math.max(values[1][player], candidate[1][player]);
                }
            }
        }
        values[0][chooser] = safe;
        values[1][chooser] = greatest;
        return values;
    }
}
