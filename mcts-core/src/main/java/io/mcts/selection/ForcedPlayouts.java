package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * PUCT for the root in self-play: forces playouts of the moves that noise favours, and prunes wasted ones from the {@link #target}.
 *
 * <p>A visited child gets at least {@code sqrt(k * P * N)} visits before PUCT chooses. The target removes forced visits from all other
 * children while their bounds stay below that of the most visited, and a last single visit.
 *
 * <p>Source: D. Wu, <i>Accelerating Self-Play Learning in Go</i>, arXiv 1902.10565, 2019, section 3.2, with k = 2.
 *
 * @param k the factor of forced playouts, not negative and finite
 */
public record ForcedPlayouts(double k, Puct puct) implements SelectionPolicy {

    public ForcedPlayouts {
        Objects.requireNonNull(puct, "puct");
        Argument.requireNotNegative("the factor k of forced playouts", k);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public Set<Statistic> needs() {
        return puct.needs();
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        for (int child = 0, count = children.count(); child < count; child++) {
            int visits = children.visits(child);
            if (visits > 0 && visits < forced(children, child)) {
                return child;
            }
        }
        return puct.select(children, random);
    }

    private double forced(Children children, int child) {
        return Math.sqrt(k * children.prior(child) * children.visits());
    }

    @Override
    public double[] target(Children root) {
        double[] visits = new double[root.count()];
        double exploration = puct.exploration(root.visits());
        int most = root.best(root::visits);
        double greatest = puct.bound(root.mean(most), root.visits(most), root.prior(most), exploration);
        for (int child = 0; child < visits.length; child++) {
            visits[child] = child == most ? root.visits(child) : pruned(root, child, exploration, greatest);
        }
        return VisitFunctions.shares(visits);
    }

    private int pruned(Children root, int child, double exploration, double greatest) {
        int visits = root.visits(child);
        int least = visits - (int) Math.min(visits, forced(root, child));
        double value = root.mean(child);
        while (visits > least && puct.bound(value, visits - 1, root.prior(child), exploration) < greatest) {
            visits--;
        }
        return visits == 1 ? 0 : visits;
    }

    @Override
    public String toString() {
        return "forced-playouts:k=" + k + ":" + puct;
    }
}
