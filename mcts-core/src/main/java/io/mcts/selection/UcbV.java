package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB-V: an upper confidence bound that takes the variance of a child's rewards into account:
 *
 * <pre>
 * mean + sqrt(2 * zeta * variance * ln N / n) + 3 * c * zeta * ln N / n
 * </pre>
 *
 * <p>Here n and N are as in {@link Ucb1}, and the paper's b, the greatest reward, is 1. The first term grows with the variance
 * of the rewards; the second, which fades fast, allows for a variance estimated from few visits.
 *
 * <p>Source: J.-Y. Audibert, R. Munos, C. Szepesvári, <i>Exploration-Exploitation Tradeoff Using Variance Estimates in
 * Multi-Armed Bandits</i>, Theoretical Computer Science 410(19), 2009, with the exploration function zeta ln t.
 *
 * @param zeta the width of the bound as a whole, not negative and finite
 * @param c the weight of the second term, not negative and finite
 */
public record UcbV(double zeta, double c) implements SelectionPolicy {

    public UcbV {
        Argument.requireNotNegative("the width zeta", zeta);
        Argument.requireNotNegative("the weight c", c);
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.SQUARES);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double rootOfLog = VisitFunctions.rootOfLog(children.visits());
        return children.best(
                child -> bound(children.sum(child), children.visits(child), children.variance(child), rootOfLog));
    }

    double bound(double sum, int visits, double variance, double rootOfLog) {
        double width = rootOfLog * VisitFunctions.inverseRoot(visits);
        return sum * VisitFunctions.inverse(visits)
                + Math.sqrt(2 * zeta * variance) * width
                + 3 * c * zeta * width * width;
    }

    @Override
    public String toString() {
        return "ucb-v:zeta=" + zeta + ":c=" + c;
    }
}
