package io.mcts;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Shows a selection policy the AMAF statistics of the reference that it asks for ({@link SelectionPolicy#amafReference}): keeps
 * for each player the last node on the way down that had visits enough.
 */
final class AmafReferences implements SelectionPolicy {

    private final SelectionPolicy policy;
    private final int visits;
    private final TreePath path;
    private final Node reference;
    private int[] references = new int[2];

    /**
     * No references.
     *
     * @param policy the policy that asks for them
     * @param path the way down, which has arrived where the policy is asked
     * @param reference a cursor of its own
     */
    AmafReferences(SelectionPolicy policy, TreePath path, Node reference) {
        this.policy = policy;
        this.visits = policy.amafReference();
        this.path = path;
        this.reference = reference;
    }

    /** An iteration begins. */
    void clear() {
        Arrays.fill(references, Tree.NONE);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        Node node = (Node) children; // what an iteration chooses among
        int address = path.node(path.length());
        int player = node.player();
        if (player >= references.length) {
            references = Arrays.copyOf(references, player + 1);
        }
        if (references[player] == Tree.NONE || node.visits() > visits) {
            references[player] = address;
        }
        boolean isItself = references[player] == address;
        node.amafFrom(isItself ? null : reference.moveTo(references[player]));
        return policy.select(children, random);
    }

    @Override
    public String toString() {
        return policy.toString();
    }
}
