package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The root of a Gumbel search: sequential halving among a few moves, drawn without replacement from the prior by adding Gumbel noise g to
 * its logarithm. Among the children with the number of visits whose turn it is, it selects the greatest {@code noise * g + ln P + sigma},
 * with the sigma of {@link ImprovedPolicy}.
 *
 * <p>With m children considered and a plan of T visits, each of k = m children is visited {@code max(1, floor(T / (k * ceil(log2 m))))}
 * times, then the better {@code max(2, floor(k / 2))} of them, and so on, the last two until the search ends. The visits alone determine
 * the next step, as in {@link SequentialHalving}. The {@link #target} is the improved policy, without the noise.
 *
 * <p>Source: I. Danihelka, A. Guez, J. Schrittwieser, D. Silver, <i>Policy Improvement by Planning with Gumbel</i>, ICLR 2022, section 3
 * and algorithm 1, with the rounds of their library mctx.
 *
 * @param iterations the planned visits T of the root, at least 1
 * @param considered the most children considered, m, at least 1
 * @param noise the weight of the noise: 1 in self-play, 0 for the strongest play
 */
public record GumbelHalving(int iterations, int considered, double noise, ImprovedPolicy policy)
        implements SelectionPolicy {

    public GumbelHalving {
        Objects.requireNonNull(policy, "policy");
        Argument.require(iterations >= 1, "a plan has 1 iteration or more", iterations);
        Argument.require(considered >= 1, "1 child or more is considered", considered);
        Argument.requireNotNegative("the weight of the noise", noise);
    }

    /**
     * Returns the settings for networks: 16 moves, no noise, the constants of mctx, values rescaled, which means of rollouts should not be.
     */
    public static GumbelHalving of(int iterations) {
        return new GumbelHalving(iterations, 16, 0, new ImprovedPolicy(50, 0.1, true));
    }

    public GumbelHalving withNoise(double weight) {
        return new GumbelHalving(iterations, considered, weight, policy);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public Set<Statistic> needs() {
        Set<Statistic> needs = EnumSet.of(Statistic.NOISE);
        needs.addAll(policy.needs());
        return needs;
    }

    @Override
    public SelectionPolicy share(int trees) {
        return new GumbelHalving(Math.max(1, iterations / trees), considered, noise, policy);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        return best(children, SequentialHalving.visitsOfRank(children, survivors(children.visits(), children.count())));
    }

    @Override
    public double[] target(Children root) {
        return policy.target(root);
    }

    public int best(Children children, int visits) {
        double[] logits = policy.logits(children);
        return children.best(child -> children.visits(child) == visits
                ? noise * children.noise(child) + logits[child]
                : Double.NEGATIVE_INFINITY);
    }

    int survivors(int visits, int count) {
        int first = Math.min(considered, count);
        return SequentialHalving.survivors(visits, first, iterations, left -> Math.max(2, left / 2));
    }

    @Override
    public String toString() {
        return "gumbel:iterations=" + iterations + ":considered=" + considered + ":noise=" + noise + ":" + policy;
    }
}
