package io.mcts;

import io.mcts.selection.Children;
import io.mcts.selection.FirstChildren;
import io.mcts.tree.BoundsWord;
import io.mcts.tree.Node;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Some children of a node, in an order of their own, with what is proven of them: their means lie within their bounds.
 *
 * <p>One object serves many nodes, one after the other. Not thread-safe.
 */
final class SomeChildren implements Children {

    private Node node;
    private int[] children = new int[16];
    private int count;
    private int visits;
    private @Nullable FirstChildren first;

    /** No children, until some are added, of the node where a cursor stands. */
    SomeChildren(Node node) {
        this.node = node;
    }

    /** Forgets the children; those of the node where another cursor stands may be added. */
    void clear(Node cursor) {
        node = cursor;
        count = 0;
        visits = 0;
    }

    void add(int child) {
        if (count == children.length) {
            children = Arrays.copyOf(children, 2 * count);
        }
        children[count++] = child;
        visits += node.visits(child);
    }

    /** Which child of the node one of these is. */
    int child(int number) {
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
        return node.visits(children[child]);
    }

    @Override
    public double sum(int child) {
        int original = children[child];
        return node.bounds(original) == BoundsWord.UNKNOWN
                ? node.sum(original)
                : node.mean(original) * node.visits(original);
    }

    @Override
    public double mean(int child) {
        return node.mean(children[child]);
    }

    @Override
    public double sumOfSquares(int child) {
        return node.sumOfSquares(children[child]);
    }

    /** Of the rewards as they came, whatever is proven of their mean. */
    @Override
    public double variance(int child) {
        return node.variance(children[child]);
    }

    @Override
    public int amafVisits(int child) {
        return node.amafVisits(children[child]);
    }

    @Override
    public double amafSum(int child) {
        return node.amafSum(children[child]);
    }

    @Override
    public Children first(int number) {
        if (first == null) {
            first = new FirstChildren(this);
        }
        return first.limitedTo(number);
    }

    @Override
    public double prior(int child) {
        return node.isChance() ? NO_PRIOR : node.prior(children[child]);
    }
}
