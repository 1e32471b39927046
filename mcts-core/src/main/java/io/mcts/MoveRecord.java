package io.mcts;

import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.TreePath;
import org.jspecify.annotations.Nullable;

/**
 * Gives the moves of each iteration to those who ask for them: the AMAF statistics of the tree, and the rollouts that learn. A
 * search has none unless someone asks.
 *
 * <p>Not thread-safe.
 */
final class MoveRecord {

    private final Learning learning;
    private final PlayedMoves played;
    private final MoveTable<?> moves;
    private final Node node;
    private final @Nullable AmafUpdate amaf;
    private final @Nullable AmafReferences references;

    MoveRecord(SearchTree<?, ?> searchTree, Learning learning, TreePath path) {
        this.learning = learning;
        played = learning.played();
        moves = searchTree.moves();
        node = new Node(searchTree.nodes());
        Settings<?, ?> settings = searchTree.settings();
        boolean needsAmaf = settings.selects(SelectionPolicy::needsAmaf);
        amaf = needsAmaf ? new AmafUpdate(searchTree.nodes(), moves, played) : null;
        int visits = settings.selection.amafReference();
        references = needsAmaf && visits > 0 ? new AmafReferences(visits, path, node.another()) : null;
    }

    /** A policy as it chooses in an iteration: it sees the statistics of the reference that it asks for. */
    SelectionPolicy shown(SelectionPolicy policy) {
        return references == null ? policy : references.shownTo(policy);
    }

    /** An iteration begins. */
    void clear() {
        played.clear();
        if (references != null) {
            references.clear();
        }
    }

    /** Its way down is over. */
    void leaveTree(TreePath path) {
        for (int edge = 0; edge < path.length(); edge++) {
            node.moveTo(path.node(edge));
            if (!node.isChance()) {
                played.add(node.player(), moves.index(node.move(path.child(edge))));
            }
        }
        played.leaveTree();
    }

    /** Its rewards are known. */
    void update(TreePath path, double[] rewards) {
        if (amaf != null) {
            amaf.update(path, rewards);
        }
        learning.learn(rewards);
    }
}
