package io.mcts.selection;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A view of some children of a node: those {@linkplain #add added}, or the {@linkplain #limitedTo first ones}. Not thread-safe. */
public class ChildSubset implements Children {

    private Children all;
    private int[] children = new int[16];
    private int count;
    private int visits;
    private @Nullable ChildSubset first;

    public ChildSubset(Children all) {
        this.all = all;
    }

    public void clear(Children all) {
        this.all = all;
        count = 0;
        visits = 0;
    }

    /** Adds a child by its number in the node; {@link #visits()} is the sum over the children added. */
    public void add(int child) {
        if (count == children.length) {
            children = Arrays.copyOf(children, 2 * count);
        }
        children[count++] = child;
        visits += all.visits(child);
    }

    /** Makes this the first children, at least 1, and returns it; {@link #visits()} still counts the visits of all. */
    public ChildSubset limitedTo(int number) {
        clear(all);
        for (int child = 0; child < number; child++) {
            add(child);
        }
        visits = all.visits();
        return this;
    }

    /** Returns the number in the node of a child of this subset. */
    public int child(int number) {
        return children[number];
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int visits() {
        return visits;
    }

    @Override
    public int visits(int child) {
        return all.visits(children[child]);
    }

    @Override
    public int availability(int child) {
        return all.availability(children[child]);
    }

    @Override
    public double sum(int child) {
        return all.sum(children[child]);
    }

    @Override
    public double mean(int child) {
        return all.mean(children[child]);
    }

    @Override
    public double sumOfSquares(int child) {
        return all.sumOfSquares(children[child]);
    }

    @Override
    public double variance(int child) {
        return all.variance(children[child]);
    }

    @Override
    public double prior(int child) {
        return all.prior(children[child]);
    }

    @Override
    public double value() {
        return all.value();
    }

    @Override
    public double noise(int child) {
        return all.noise(children[child]);
    }

    @Override
    public int amafVisits(int child) {
        return all.amafVisits(children[child]);
    }

    @Override
    public double amafSum(int child) {
        return all.amafSum(children[child]);
    }

    @Override
    public Children first(int number) {
        if (first == null) {
            first = new ChildSubset(this);
        }
        return first.limitedTo(number);
    }

    @Override
    public String toString() {
        return "the children " + Arrays.toString(Arrays.copyOf(children, count)) + " of " + all.count();
    }
}
