package io.mcts.tree;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Sorts the children of a node as {@link io.mcts.selection.Statistic#ORDER} says. */
public final class ChildOrder {

    private ChildOrder() {}

    /** Sorts the children of a node where a player chooses: visited ones first, then by descending prior, ties at random. */
    public static void arrange(Node node, RandomGenerator random) {
        Integer[] order = shuffled(node.count(), random);
        Arrays.sort(order, (a, b) -> compare(node, a, b));
        for (int place = 0; place < order.length; place++) {
            int child = order[place];
            while (child < place) { // it has changed places with another
                child = order[child];
            }
            node.swap(place, child);
        }
    }

    private static int compare(NodeView node, int a, int b) {
        int byVisits = Boolean.compare(node.visits(a) == 0, node.visits(b) == 0);
        return byVisits != 0 ? byVisits : Double.compare(node.prior(b), node.prior(a));
    }

    private static Integer[] shuffled(int count, RandomGenerator random) {
        Integer[] order = new Integer[count];
        for (int child = 0; child < count; child++) {
            int place = random.nextInt(child + 1);
            order[child] = order[place];
            order[place] = child;
        }
        return order;
    }
}
