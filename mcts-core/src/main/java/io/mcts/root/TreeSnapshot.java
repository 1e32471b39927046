package io.mcts.root;

import io.mcts.game.Move;
import io.mcts.iteration.TreeState;
import io.mcts.result.Bounds;
import io.mcts.result.TreeNode;
import io.mcts.solver.NodeBounds;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Copies a part of a tree into {@link TreeNode}s. Other threads may search the tree meanwhile. */
public final class TreeSnapshot<M extends Move> {

    private final TreeState<?, M> tree;
    private final int width;

    /** A snapshot with at most {@code width} children of each node. */
    public TreeSnapshot(TreeState<?, M> tree, int width) {
        this.tree = tree;
        this.width = width;
    }

    /** Copies the root and the nodes below it, to a depth in moves. */
    public TreeNode<M> ofRoot(int depth) {
        NodeView root = tree.root();
        double sum = IntStream.range(0, root.count()).mapToDouble(root::sum).sum();
        int visits = root.visits();
        Bounds bounds =
                root.hasBounds() ? RootReport.ofPlayer(new NodeBounds().of(root), root.player()) : Bounds.UNKNOWN;
        double mean = RootReport.clamped(visits == 0 ? 0.5 : sum / visits, bounds);
        return withBelow(leaf(null, root.player(), visits, mean, bounds), root, depth);
    }

    /** Copies the node at the end of a path of one or more moves; an {@link IllegalArgumentException} if there is none. */
    public TreeNode<M> ofNode(List<M> path, int depth) {
        NodeView node = tree.root();
        for (int ply = 0; ply < path.size() - 1; ply++) {
            int next = node.link(child(node, path, ply));
            if (next == Tree.NONE) {
                throw missing(path, ply + 1);
            }
            node.moveTo(next);
        }
        return ofChild(node, child(node, path, path.size() - 1), depth);
    }

    private int child(NodeView node, List<M> path, int ply) {
        for (int child = 0; child < node.count(); child++) {
            if (path.get(ply).equals(tree.moves().move(node.move(child)))) {
                return child;
            }
        }
        throw missing(path, ply);
    }

    private static IllegalArgumentException missing(List<?> path, int ply) {
        return new IllegalArgumentException("the tree has no move " + path.get(ply) + " after " + path.subList(0, ply)
                + "\nMaybe it has not been searched yet, or is no legal move");
    }

    private TreeNode<M> ofChild(NodeView parent, int child, int depth) {
        TreeNode<M> leaf = leaf(
                tree.moves().move(parent.move(child)),
                parent.player(),
                parent.visits(child),
                parent.mean(child),
                RootReport.boundsOf(parent, child));
        int link = parent.link(child);
        return link == Tree.NONE ? leaf : withBelow(leaf, new NodeView(tree.nodes()).moveTo(link), depth);
    }

    private static <M extends Move> TreeNode<M> leaf(
            @Nullable M move, int player, long visits, double mean, Bounds bounds) {
        return new TreeNode<>(move, player, visits, mean, bounds, TreeNode.Kind.LEAF, List.of(), 0);
    }

    private TreeNode<M> withBelow(TreeNode<M> leaf, NodeView node, int depth) {
        int[] visits = IntStream.range(0, node.count()).map(node::visits).toArray(); // other threads may change them
        List<Integer> mostVisited = IntStream.range(0, node.count())
                .boxed()
                .sorted(Comparator.comparingInt((Integer child) -> visits[child])
                        .reversed())
                .limit(depth == 0 ? 0 : width)
                .toList();
        List<TreeNode<M>> children = new ArrayList<>();
        for (int child : mostVisited) { // a stream would use more stack, and trees are deep
            children.add(ofChild(node, child, depth - 1));
        }
        return new TreeNode<>(
                leaf.move(),
                leaf.player(),
                leaf.visits(),
                leaf.mean(),
                leaf.bounds(),
                node.isChance() ? TreeNode.Kind.CHANCE : TreeNode.Kind.DECISION,
                children,
                node.count() - children.size());
    }
}
