package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The improved policy of a node, its priors P corrected by values: {@code softmax(ln P + sigma)}, {@code sigma = scale * (offset + max n) *
 * Q}.
 *
 * <p>Q is the mean of a child or, before its first visit, a mixture of the {@linkplain Children#value() value v of the node} and the means
 * of the visited children, {@code (v + N * (sum of P * Q) / (sum of P)) / (1 + N)}, with sums over those visited; n and N are as in {@link
 * Ucb1}. Priors should be probabilities; 0 counts as the smallest positive one. Selects the child with the greatest {@code probability - n
 * / (1 + N)}, for a Gumbel search below the root ({@link GumbelHalving}). A large scale suits nearly exact values only.
 *
 * <p>Source: I. Danihelka, A. Guez, J. Schrittwieser, D. Silver, <i>Policy Improvement by Planning with Gumbel</i>, ICLR 2022, section 4
 * (completed values, the improved policy), section 5 (the rule of selection) and appendix D (the mixture). The constants of the paper are
 * an offset of 50 and a scale of 1, in its library mctx 0.1.
 *
 * <p><b>Units.</b> Q is from 0 to 1. For values from -1 to 1, as in mctx for board games, a scale of s is 2 s here, unless the values of
 * each node are {@link #rescaled}, the default of mctx.
 *
 * @param offset the visits added to max n, not negative and finite
 * @param scale the weight of the values, not negative and finite
 * @param isRescaled whether the values of each node are stretched to [0, 1] before they are weighed
 */
public record ImprovedPolicy(double offset, double scale, boolean isRescaled) implements SelectionPolicy {

    private static final double LEAST_RANGE = 1e-8;

    public ImprovedPolicy {
        Argument.requireNotNegative("the offset of the visits", offset);
        Argument.requireNotNegative("the scale of the values", scale);
    }

    public static ImprovedPolicy of(double offset, double scale) {
        return new ImprovedPolicy(offset, scale, false);
    }

    /** Returns this policy with the values of each node stretched to [0, 1]. */
    public ImprovedPolicy rescaled() {
        return new ImprovedPolicy(offset, scale, true);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.PRIOR, Statistic.VALUE);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double[] probabilities = target(children);
        double all = 1.0 + children.visits();
        return children.best(child -> probabilities[child] - children.visits(child) / all);
    }

    @Override
    public double[] target(Children children) {
        double[] weights = logits(children);
        double greatest = Double.NEGATIVE_INFINITY;
        for (double logit : weights) {
            greatest = Math.max(greatest, logit);
        }
        for (int child = 0; child < weights.length; child++) {
            weights[child] = StrictMath.exp(weights[child] - greatest);
        }
        return VisitFunctions.shares(weights);
    }

    double[] logits(Children children) {
        double[] logits = completedValues(children);
        int mostVisits = 0;
        for (int child = 0; child < logits.length; child++) {
            mostVisits = Math.max(mostVisits, children.visits(child));
        }
        double weight = scale * (offset + mostVisits);
        for (int child = 0; child < logits.length; child++) {
            double prior = Math.max(Double.MIN_NORMAL, children.prior(child));
            logits[child] = StrictMath.log(prior) + weight * logits[child];
        }
        return logits;
    }

    private double[] completedValues(Children children) {
        double[] values = new double[children.count()];
        double mixture = mixture(children);
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int child = 0; child < values.length; child++) {
            values[child] = children.visits(child) == 0 ? mixture : children.mean(child);
            least = Math.min(least, values[child]);
            greatest = Math.max(greatest, values[child]);
        }
        if (isRescaled) {
            for (int child = 0; child < values.length; child++) {
                values[child] = (values[child] - least) / Math.max(LEAST_RANGE, greatest - least);
            }
        }
        return values;
    }

    /** Returns the Q of an unvisited child. */
    double mixture(Children children) {
        double sum = 0;
        double priors = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            if (children.visits(child) > 0) {
                double prior = Math.max(Double.MIN_NORMAL, children.prior(child));
                sum += prior * children.mean(child);
                priors += prior;
            }
        }
        int visits = children.visits();
        return visits == 0 ? children.value() : (children.value() + visits * (sum / priors)) / (1.0 + visits);
    }

    @Override
    public String toString() {
        return "improved-policy:offset=" + offset + ":scale=" + scale + (isRescaled ? ":rescaled" : "");
    }
}
