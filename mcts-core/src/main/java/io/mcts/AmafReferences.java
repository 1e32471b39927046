package io.mcts;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Shows selection policies the AMAF statistics of the reference that they ask for ({@link SelectionPolicy#amafReference}): keeps
 * for each player the last node on the way down that had visits enough.
 *
 * <p>Not thread-safe.
 */
final class AmafReferences {

    private final int visits;
    private final TreePath path;
    private final Node reference;
    private int[] references = new int[2];

    /**
     * No references.
     *
     * @param visits how many a node must exceed to be a reference
     * @param path the way down, which has arrived where a policy is asked
     * @param reference a cursor of its own
     */
    AmafReferences(int visits, TreePath path, Node reference) {
        this.visits = visits;
        this.path = path;
        this.reference = reference;
    }

    /** An iteration begins. */
    void clear() {
        Arrays.fill(references, Tree.NONE);
    }

    /** The same policy, asked at each node after it was set to show the reference. */
    SelectionPolicy shownTo(SelectionPolicy policy) {
        return new Shown(policy);
    }

    private void show(Node node) {
        int address = path.node(path.length());
        int player = node.player();
        if (player >= references.length) {
            references = Arrays.copyOf(references, player + 1);
        }
        if (references[player] == Tree.NONE || node.visits() > visits) {
            references[player] = address;
        }
        node.amafFrom(references[player] == address ? null : reference.moveTo(references[player]));
    }

    private final class Shown implements SelectionPolicy {

        private final SelectionPolicy policy;

        private Shown(SelectionPolicy policy) {
            this.policy = policy;
        }

        @Override
        public int select(Children children, RandomGenerator random) {
            // what an iteration chooses among: a node or, with a solver, some of its children
            show(children instanceof SomeChildren some ? some.node() : (Node) children);
            return policy.select(children, random);
        }

        @Override
        public String toString() {
            return policy.toString();
        }
    }
}
