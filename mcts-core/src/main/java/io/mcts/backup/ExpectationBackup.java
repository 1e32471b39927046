package io.mcts.backup;

import io.mcts.selection.Statistic;
import java.util.Set;

/**
 * Weights the outcomes of a chance node by their probabilities p rather than by how often each was drawn:
 * <pre>
 * E = sum of p * mean / sum of p   over the outcomes drawn at least once
 * </pre>
 *
 * <p>The N-th visit of a chance node passes up its gain in N * E for each player, so the edges above get the mean they would have if every
 * visit since the node was made had brought E. A gain may lie outside [0, 1]; sums and means do not.
 *
 * <p>Source: B. Ballard, <i>The *-Minimax Search Procedure for Trees Containing Chance Nodes</i>, Artificial Intelligence 21, 1983, for the
 * value of a chance node; the incremental form is this library's own.
 */
public record ExpectationBackup() implements Backup {

    @Override
    public void update(Path path, double[] rewards) {
        for (int edge = path.length() - 1; edge >= 0; edge--) {
            path.visit(edge, rewards);
            if (path.isChance(edge)) {
                Outcomes outcomes = path.outcomes(edge);
                int drawn = path.outcome(edge);
                for (int player = 0; player < rewards.length; player++) {
                    rewards[player] = gain(outcomes, drawn, player, rewards[player]);
                }
            }
        }
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.OUTCOME_SUMS);
    }

    /**
     * Returns the gain of the last visit, to the outcome drawn, in N * E for one player: {@code N * E - (N - 1) * E'}, where E' is the
     * expectation without that visit. The outcomes include it.
     */
    static double gain(Outcomes outcomes, int drawn, int player, double reward) {
        double weight = 0;
        double sum = 0;
        for (int i = 0, count = outcomes.count(); i < count; i++) {
            int visits = outcomes.visits(i);
            if (visits > 0 && i != drawn) {
                weight += outcomes.probability(i);
                sum += outcomes.probability(i) * outcomes.sum(i, player) / visits;
            }
        }
        int all = outcomes.visits();
        int visits = outcomes.visits(drawn);
        double probability = outcomes.probability(drawn);
        double drawnSum = outcomes.sum(drawn, player);
        double after = (sum + probability * drawnSum / visits) / (weight + probability);
        if (all == 1) {
            return after;
        }
        double before = visits == 1
                ? sum / weight
                : (sum + probability * (drawnSum - reward) / (visits - 1)) / (weight + probability);
        return all * after - (all - 1) * before;
    }

    @Override
    public String toString() {
        return "expectation";
    }
}
