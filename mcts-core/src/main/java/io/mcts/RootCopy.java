package io.mcts;

import io.mcts.game.Move;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.SubtreeCopy;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * What a tree knows of the moves of its root, copied from it. Nobody changes a copy, once it is made.
 *
 * @param root a tree of one node
 * @param moves the moves of its children, in their order
 * @param statistics what is kept of the root besides
 */
record RootCopy<M extends Move>(Tree root, List<M> moves, RootStatistics statistics) {

    RootCopy {
        moves = List.copyOf(moves);
    }

    /** A copy of the root of a tree, to be made on the thread that searches it. */
    static <M extends Move> RootCopy<M> of(SearchTree<?, M> tree) {
        Tree copy = SubtreeCopy.ofNode(tree.nodes(), Tree.ROOT);
        return new RootCopy<>(
                copy, moves(node(copy), tree.moves()), tree.rootStatistics().copy());
    }

    /** The root of a tree with what others know of the same moves added to it. They may come in another order. */
    static <M extends Move> RootCopy<M> sum(SearchTree<?, M> first, List<RootCopy<M>> others) {
        RootCopy<M> sum = of(first);
        for (RootCopy<M> other : others) {
            sum.add(other);
        }
        return sum;
    }

    /** The node, to be read. */
    Node node() {
        return node(root);
    }

    private void add(RootCopy<M> other) {
        Node own = node();
        Node added = other.node();
        int[] childOf = new int[added.count()];
        for (int child = 0; child < childOf.length; child++) {
            childOf[child] = moves.indexOf(other.moves.get(child));
            if (childOf[child] < 0) {
                throw new IllegalStateException(
                        "the move " + other.moves.get(child) + " is a child of one root, but not"
                                + " of another with the same state, which has " + moves
                                + "\nMaybe the expansion is not the same each time it is asked.");
            }
            own.add(childOf[child], added, child);
        }
        statistics.add(other.statistics, childOf);
    }

    private static Node node(Tree tree) {
        return new Node(tree).moveTo(Tree.ROOT);
    }

    private static <M extends Move> List<M> moves(Node node, MoveTable<M> table) {
        List<M> moves = new ArrayList<>();
        for (int child = 0; child < node.count(); child++) {
            moves.add(table.move(node.move(child)));
        }
        return moves;
    }
}
