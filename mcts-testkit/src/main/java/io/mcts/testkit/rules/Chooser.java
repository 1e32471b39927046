package io.mcts.testkit.rules;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.watch.Words;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import java.util.random.RandomGenerator;

/**
 * A selection policy, with what it says of itself.
 *
 * @param name how it prints itself, asked anew
 * @param choice how it chooses
 * @param unvisited how it chooses if some children may have no visits: policies that do not choose among unvisited children try each
 *     once
 * @param needs the statistics that it is shown beyond those that every search keeps
 */
public record Chooser(
        Object name,
        ToIntBiFunction<Children, RandomGenerator> choice,
        ToIntBiFunction<Children, RandomGenerator> unvisited,
        Set<Statistic> needs) {

    public static Chooser of(SelectionPolicy policy) {
        return new Chooser(policy, policy::select, policy.unvisitedFirst()::select, policy.needs());
    }

    /** The same where any child may have no visits. */
    Chooser unvisitedFirst() {
        return new Chooser(name, unvisited, unvisited, needs);
    }

    /** The children as they are shown to it, but for what it does not ask for. */
    GivenChildren ordered(GivenChildren children) {
        return needs.contains(Statistic.ORDER) ? children.inSearchOrder() : children;
    }

    /** What it chooses of children that stand as {@link #ordered} puts them. */
    int choose(GivenChildren children, RandomGenerator random, Runnable beforeReading) {
        return choice.applyAsInt(new ShownChildren(children, needs, beforeReading), random);
    }

    @Override
    public String toString() {
        return Words.nameOf(name);
    }
}
