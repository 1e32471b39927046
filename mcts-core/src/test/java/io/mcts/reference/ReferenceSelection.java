package io.mcts.reference;

import io.mcts.reference.ReferenceNode.Edge;
import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.PriorUcb1;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Puct;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.selection.Ucb1Tuned;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * The formulas of selection, from their parameters. Each is computed in the order of operations that the library documents or uses,
 * since a search is compared bit for bit: {@code sum / n} as {@code sum * (1 / n)}, and a bound {@code sum / n + e / sqrt(n)} as
 * {@code (sum * r + e) * r} with {@code r = sqrt(1 / n)}. Nodes have fewer than 4,096 visits: beyond, the library interpolates.
 *
 * @param edges the moves to choose from
 * @param visits how often the node was visited
 * @param sum the sum of a move's rewards, brought within what is proven of it
 * @param mean the mean of them
 * @param amaf where the statistics of all moves as first are read
 */
record ReferenceSelection<M>(
        List<Edge<M>> edges,
        int visits,
        ToDoubleFunction<Edge<M>> sum,
        ToDoubleFunction<Edge<M>> mean,
        Function<Edge<M>, Edge<M>> amaf) {

    /** Whether a policy is asked before every move of a node has been visited. */
    static boolean choosesAmongUnvisited(SelectionPolicy policy) {
        return policy instanceof Puct
                || policy instanceof PriorUcb1
                || policy instanceof FirstPlayUrgency
                || policy instanceof Rave
                || policy instanceof ProgressiveWidening;
    }

    /** Whether a policy wants the moves in the order in which they are to be tried. */
    static boolean needsOrder(SelectionPolicy policy) {
        return policy instanceof ProgressiveWidening;
    }

    Edge<M> choose(SelectionPolicy policy, RandomGenerator random) {
        if (policy instanceof Ucb1 ucb1) {
            double exploration = ucb1.c() * rootOfLog();
            return best(edge -> bound(sum.applyAsDouble(edge), edge.visits, exploration));
        }
        if (policy instanceof Ucb1Tuned) {
            return best(this::tuned);
        }
        if (policy instanceof LeastVisited) {
            return best(edge -> -edge.visits);
        }
        if (policy instanceof EpsilonGreedy greedy) {
            return random.nextDouble() < greedy.epsilon() ? edges.get(random.nextInt(edges.size())) : best(mean);
        }
        if (policy instanceof PriorUcb1 prior) {
            double exploration = prior.c() * rootOfLog();
            return best(edge ->
                    bound(sum.applyAsDouble(edge) + prior.k() * edge.prior, edge.visits + prior.k(), exploration));
        }
        if (policy instanceof ImplicitMinimax minimax) {
            double exploration = minimax.c() * rootOfLog();
            return best(edge -> bound((1 - minimax.alpha()) * sum.applyAsDouble(edge), edge.visits, exploration)
                    + minimax.alpha() * edge.prior);
        }
        if (policy instanceof FirstPlayUrgency urgency) {
            return urgent(urgency, random);
        }
        if (policy instanceof Puct puct) {
            return puct(puct);
        }
        if (policy instanceof Rave rave) {
            return rave(rave, random);
        }
        if (policy instanceof ProgressiveWidening widening) {
            return widened(widening, random);
        }
        throw new IllegalArgumentException("the reference does not know " + policy);
    }

    private double rootOfLog() {
        return Math.sqrt(StrictMath.log(Math.max(1, visits)));
    }

    static double bound(double sum, int n, double exploration) {
        double r = Math.sqrt(1.0 / n);
        return (sum * r + exploration) * r;
    }

    /** The first of those with the greatest score. */
    private Edge<M> best(ToDoubleFunction<Edge<M>> score) {
        Edge<M> best = edges.get(0);
        for (Edge<M> edge : edges) {
            best = score.applyAsDouble(edge) > score.applyAsDouble(best) ? edge : best;
        }
        return best;
    }

    private double tuned(Edge<M> edge) {
        int n = edge.visits;
        double raw = edge.sum / n;
        double variance = Math.max(0, edge.squares / n - raw * raw);
        double width = rootOfLog() * Math.sqrt(1.0 / n);
        return sum.applyAsDouble(edge) * (1.0 / n) + width * Math.sqrt(Math.min(0.25, variance + Math.sqrt(2) * width));
    }

    private Edge<M> urgent(FirstPlayUrgency policy, RandomGenerator random) {
        double exploration = policy.ucb1().c() * rootOfLog();
        ToDoubleFunction<Edge<M>> bound = edge ->
                edge.visits == 0 ? Double.NEGATIVE_INFINITY : bound(sum.applyAsDouble(edge), edge.visits, exploration);
        Edge<M> best = best(bound);
        List<Edge<M>> unvisited =
                edges.stream().filter(edge -> edge.visits == 0).toList();
        boolean isUrgent = !unvisited.isEmpty() && policy.urgency() >= bound.applyAsDouble(best);
        return isUrgent ? unvisited.get(random.nextInt(unvisited.size())) : best;
    }

    private Edge<M> puct(Puct policy) {
        double all = 0;
        for (Edge<M> edge : edges) {
            all += sum.applyAsDouble(edge);
        }
        double ofUnvisited = (visits == 0 ? 0.5 : all / visits) - policy.reduction();
        double exploration = policy.c() * Math.sqrt(Math.max(1, visits));
        return best(edge -> (edge.visits == 0 ? ofUnvisited : sum.applyAsDouble(edge) * (1.0 / edge.visits))
                + exploration * edge.prior / (1 + edge.visits));
    }

    private Edge<M> rave(Rave policy, RandomGenerator random) {
        double exploration = policy.c() * rootOfLog();
        Edge<M> best = edges.get(0);
        double greatest = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (Edge<M> edge : edges) {
            double score = rave(policy, edge, amaf.apply(edge), exploration);
            equals = score > greatest ? 1 : score == greatest ? equals + 1 : equals;
            if (score > greatest || (score == greatest && random.nextInt(equals) == 0)) {
                greatest = score;
                best = edge;
            }
        }
        return best;
    }

    private double rave(Rave policy, Edge<M> edge, Edge<M> all, double exploration) {
        int k = policy.prior();
        int n = edge.visits + k;
        int amafVisits = all.amafVisits + k;
        if (n == 0 && amafVisits == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double known = k == 0 ? 0 : k * edge.prior;
        double amafSum = known + all.amafSum;
        double mean = (known + sum.applyAsDouble(edge)) * (1.0 / n);
        double value;
        if (n == 0) {
            value = amafSum / amafVisits;
        } else if (amafVisits == 0) {
            value = mean;
        } else {
            double beta = beta(policy.schedule(), n, amafVisits);
            value = (1 - beta) * mean + beta * amafSum / amafVisits;
        }
        return value + exploration * Math.sqrt(1.0 / Math.max(1, n));
    }

    private double beta(Rave.Schedule schedule, double n, int amafVisits) {
        if (schedule instanceof Rave.HandSelected hand) {
            return hand.k() == 0 ? 0 : Math.sqrt(hand.k() / (3.0 * visits + hand.k()));
        }
        double bias = ((Rave.MinimumError) schedule).bias();
        return amafVisits / (amafVisits + n + bias * amafVisits * n);
    }

    /** Only the first moves count, and each at once. */
    private Edge<M> widened(ProgressiveWidening policy, RandomGenerator random) {
        double t = 1.0 + visits;
        double power = policy.alpha() == 0.5 ? Math.sqrt(t) : StrictMath.pow(t, policy.alpha());
        int admitted = (int) Math.min(edges.size(), Math.ceil(policy.c() * power));
        List<Edge<M>> first = edges.subList(0, admitted);
        if (!choosesAmongUnvisited(policy.inner())) {
            for (Edge<M> edge : first) {
                if (edge.visits == 0) {
                    return edge;
                }
            }
        }
        return new ReferenceSelection<>(first, visits, sum, mean, amaf).choose(policy.inner(), random);
    }
}
