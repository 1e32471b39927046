package io.mcts.selection;

import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * UCB1-Tuned, which explores a child less if its rewards vary little; V is an upper bound of the variance, which is at most 1/4:
 * <pre>
 * mean + sqrt(ln N / n * min(1/4, V))   with   V = variance + sqrt(2 ln N / n)
 * </pre>
 *
 * <p>Source: P. Auer, N. Cesa-Bianchi, P. Fischer, <i>Finite-time Analysis of the Multiarmed Bandit Problem</i>, Machine Learning 47, 2002,
 * section 4 (by experiment, without proof).
 */
public record Ucb1Tuned() implements SelectionPolicy {

    private static final double ROOT_OF_2 = Math.sqrt(2);

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
        double greatestVariance = Math.min(0.25, variance + ROOT_OF_2 * width);
        return sum * VisitFunctions.inverse(visits) + width * Math.sqrt(greatestVariance);
    }

    @Override
    public String toString() {
        return "ucb1-tuned";
    }
}
