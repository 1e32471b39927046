package io.mcts;

import io.mcts.game.Move;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeBounds;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Copies the top of a tree into {@link TreeNode}s. */
final class Snapshot<M extends Move> {

    private final Tree tree;
    private final MoveTable<M> moves;
    private final int width;

    Snapshot(Tree tree, MoveTable<M> moves, int width) {
        this.tree = tree;
        this.moves = moves;
        this.width = width;
    }

    TreeNode<M> ofRoot(int depth) {
        Node root = at(Tree.ROOT);
        double sum = IntStream.range(0, root.count()).mapToDouble(root::sum).sum();
        Bounds bounds = Bounds.of(NodeBounds.of(root), root.player());
        double mean =
                Math.max(bounds.lower(), Math.min(bounds.upper(), root.visits() == 0 ? 0.5 : sum / root.visits()));
        return new TreeNode<>(
                null, root.player(), root.visits(), mean, bounds, kind(root), below(root, depth), omitted(root, depth));
    }

    /**
     * Copies a node below the root.
     *
     * @param path the moves that lead there, at least one
     * @throws IllegalArgumentException if there is no such node
     */
    TreeNode<M> ofNode(List<M> path, int depth) {
        Node node = at(Tree.ROOT);
        for (int ply = 0; ply < path.size() - 1; ply++) {
            int next = node.link(child(node, path, ply));
            if (next == Tree.NONE) {
                throw missing(path, ply + 1);
            }
            node.moveTo(next);
        }
        return ofChild(node, child(node, path, path.size() - 1), depth);
    }

    /** The child of a node to which a move of the path leads. */
    private int child(Node node, List<M> path, int ply) {
        for (int child = 0; child < node.count(); child++) {
            if (path.get(ply).equals(moves.move(node.move(child)))) {
                return child;
            }
        }
        throw missing(path, ply);
    }

    private static IllegalArgumentException missing(List<?> path, int ply) {
        return new IllegalArgumentException("the tree has no move " + path.get(ply) + " after " + path.subList(0, ply)
                + "\nMaybe it has not been searched yet, or is no legal move");
    }

    private TreeNode<M> ofChild(Node parent, int child, int depth) {
        @Nullable M move = moves.move(parent.move(child));
        int visits = parent.visits(child);
        double mean = parent.mean(child);
        Bounds bounds = Bounds.of(parent.bounds(child), parent.player());
        if (parent.link(child) == Tree.NONE) {
            return new TreeNode<>(move, parent.player(), visits, mean, bounds, TreeNode.Kind.LEAF, List.of(), 0);
        }
        Node node = at(parent.link(child));
        return new TreeNode<>(
                move, parent.player(), visits, mean, bounds, kind(node), below(node, depth), omitted(node, depth));
    }

    private List<TreeNode<M>> below(Node node, int depth) {
        if (depth == 0) {
            return List.of();
        }
        List<Integer> byVisits =
                new ArrayList<>(IntStream.range(0, node.count()).boxed().toList());
        byVisits.sort(
                Comparator.comparingInt((Integer child) -> node.visits(child)).reversed());
        List<TreeNode<M>> children = new ArrayList<>();
        for (int child : byVisits.subList(0, Math.min(width, byVisits.size()))) {
            children.add(ofChild(node, child, depth - 1));
        }
        return children;
    }

    private int omitted(Node node, int depth) {
        return depth == 0 ? node.count() : Math.max(0, node.count() - width);
    }

    private Node at(int address) {
        return new Node(tree).moveTo(address);
    }

    private static TreeNode.Kind kind(Node node) {
        return node.isChance() ? TreeNode.Kind.CHANCE : TreeNode.Kind.DECISION;
    }
}
