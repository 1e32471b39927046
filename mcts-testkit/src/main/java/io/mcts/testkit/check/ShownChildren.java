package io.mcts.testkit.check;

import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.GivenChildren;
import java.util.Set;

/**
 * Children with only the statistics that a search keeps for a part that asks for them.
 *
 * @param statistics those that are shown beyond what every search keeps
 * @param beforeReading runs before each number is read
 */
public record ShownChildren(GivenChildren all, Set<Statistic> statistics, Runnable beforeReading) implements Children {

    @Override
    public int count() {
        beforeReading.run();
        return all.count();
    }

    @Override
    public int visits() {
        beforeReading.run();
        return all.visits();
    }

    @Override
    public int visits(int child) {
        beforeReading.run();
        return all.visits(child);
    }

    @Override
    public double sum(int child) {
        beforeReading.run();
        return all.sum(child);
    }

    @Override
    public double sumOfSquares(int child) {
        return statistics.contains(Statistic.SQUARES) ? all.sumOfSquares(child) : Children.super.sumOfSquares(child);
    }

    @Override
    public double prior(int child) {
        return all.prior(child);
    }

    @Override
    public int amafVisits(int child) {
        return statistics.contains(Statistic.AMAF) ? all.amafVisits(child) : Children.super.amafVisits(child);
    }

    @Override
    public double amafSum(int child) {
        return statistics.contains(Statistic.AMAF) ? all.amafSum(child) : Children.super.amafSum(child);
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
