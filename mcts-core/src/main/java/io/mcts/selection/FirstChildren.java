package io.mcts.selection;

/**
 * The first of some children, as if the others were not there; only {@link #visits()} counts theirs, too.
 *
 * <p>A view: it reads the children it was made of. Not thread-safe.
 */
public final class FirstChildren implements Children {

    private final Children all;
    private int count;

    /**
     * A view of all.
     *
     * @param all the children to read
     */
    public FirstChildren(Children all) {
        this.all = all;
        this.count = all.count();
    }

    /**
     * Sets how many this view shows, so that one view serves again and again.
     *
     * @param children from 1 to the number of all
     * @return this view
     */
    public FirstChildren limitedTo(int children) {
        count = children;
        return this;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int visits() {
        return all.visits();
    }

    @Override
    public int visits(int child) {
        return all.visits(child);
    }

    @Override
    public double sum(int child) {
        return all.sum(child);
    }

    @Override
    public double mean(int child) {
        return all.mean(child);
    }

    @Override
    public double sumOfSquares(int child) {
        return all.sumOfSquares(child);
    }

    @Override
    public double variance(int child) {
        return all.variance(child);
    }

    @Override
    public int amafVisits(int child) {
        return all.amafVisits(child);
    }

    @Override
    public double amafSum(int child) {
        return all.amafSum(child);
    }

    @Override
    public double prior(int child) {
        return all.prior(child);
    }

    @Override
    public String toString() {
        return "the first " + count + " of " + all.count() + " children";
    }
}
