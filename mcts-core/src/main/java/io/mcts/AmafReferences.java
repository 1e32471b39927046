package io.mcts;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Shows a selection policy the AMAF statistics of the reference that it asks for ({@link SelectionPolicy#amafReference}): keeps
 * for each player the last node on the way down that had visits enough.
 */
final class AmafReferences implements SelectionPolicy {

    private final SelectionPolicy policy;
    private final int visits;
    private final Node node;
    private final Node reference;
    private int[] references = new int[2];

    /**
     * No references.
     *
     * @param policy the policy that asks for them
     * @param node stands at the node where it is asked
     */
    AmafReferences(SelectionPolicy policy, Node node) {
        this.policy = policy;
        this.visits = policy.amafReference();
        this.node = node;
        this.reference = node.another();
    }

    /** An iteration begins. */
    void clear() {
        Arrays.fill(references, Tree.NONE);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        int player = node.player();
        if (player >= references.length) {
            references = Arrays.copyOf(references, player + 1);
        }
        if (references[player] == Tree.NONE || node.visits() > visits) {
            references[player] = node.address();
        }
        boolean isItself = references[player] == node.address();
        node.amafFrom(isItself ? null : reference.moveTo(references[player]));
        return policy.select(children, random);
    }

    @Override
    public String toString() {
        return policy.toString();
    }
}
