package io.mcts;

import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.Arrays;

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

    /** Makes the cursor on the node that the path has arrived at show the statistics of its reference. */
    void show(Node node) {
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
}
