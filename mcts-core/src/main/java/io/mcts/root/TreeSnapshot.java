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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Copies a part of a tree, which other threads may search meanwhile, into {@link TreeNode}s. A node of a graph is copied below each of its
 * parents, in the order of visits up to a limit; copies of one node with the same children share them.
 */
public final class TreeSnapshot<M extends Move> {

    public static final int MOST_NODES = 200_000;

    private final TreeState<?, M> tree;
    private final int width;

    public TreeSnapshot(TreeState<?, M> tree, int width) {
        this.tree = tree;
        this.width = width;
    }

    public TreeNode<M> ofRoot(int depth) {
        NodeView root = tree.root();
        double sum = IntStream.range(0, root.count()).mapToDouble(root::sum).sum();
        int visits = root.visits();
        Bounds bounds =
                root.hasBounds() ? RootReport.ofPlayer(new NodeBounds().of(root), root.player()) : Bounds.UNKNOWN;
        double mean = RootReport.clamped(visits == 0 ? 0.5 : sum / visits, bounds);
        TreeNode<M> leaf = leaf(null, root.player(), visits, mean, bounds);
        return copied(new Copy<>(leaf, tree.nodes().root(), depth, 0, tree.nodes()));
    }

    /** Throws an {@link IllegalArgumentException} if the tree has no such node. */
    public TreeNode<M> ofNode(List<M> path, int depth) {
        NodeView node = tree.root();
        for (int ply = 0; ply < path.size() - 1; ply++) {
            int next = node.link(child(node, path, ply));
            if (next == Tree.NONE) {
                throw missing(path, ply + 1);
            }
            node.moveTo(next);
        }
        return copied(ofChild(node, child(node, path, path.size() - 1), depth, new ArrayList<>()));
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

    private TreeNode<M> copied(Copy<M> top) {
        List<Copy<M>> copies = new ArrayList<>(List.of(top));
        Queue<Copy<M>> open = new PriorityQueue<>(
                Comparator.comparingLong((Copy<M> copy) -> -copy.leaf.visits()).thenComparingInt(copy -> copy.number));
        open.add(top);
        for (Copy<M> next = open.poll(); next != null && copies.size() < MOST_NODES; next = open.poll()) {
            if (next.link != Tree.NONE && next.depth > 0) {
                copyChildren(next, copies);
                open.addAll(next.children);
            }
        }
        boolean isWhole = copies.size() < MOST_NODES;
        Map<Below, List<TreeNode<M>>> shared = new HashMap<>();
        for (int number = copies.size() - 1;
                number >= 0;
                number--) { // children have greater numbers than their parents
            Copy<M> copy = copies.get(number);
            List<TreeNode<M>> children = copy.children.stream()
                    .map(child -> Objects.requireNonNull(child.made))
                    .collect(Collectors.toUnmodifiableList());
            copy.make(isWhole ? shared.computeIfAbsent(new Below(copy.link, copy.depth), below -> children) : children);
        }
        return Objects.requireNonNull(top.made);
    }

    private void copyChildren(Copy<M> parent, List<Copy<M>> copies) {
        NodeView node = new NodeView(tree.nodes()).moveTo(parent.link);
        int[] visits = IntStream.range(0, node.count()).map(node::visits).toArray(); // other threads may change them
        parent.children = IntStream.range(0, node.count())
                .boxed()
                .sorted(Comparator.comparingInt((Integer child) -> visits[child])
                        .reversed())
                .limit(Math.min(width, MOST_NODES - copies.size()))
                .map(child -> ofChild(node, child, parent.depth - 1, copies))
                .toList();
    }

    private Copy<M> ofChild(NodeView parent, int child, int depth, List<Copy<M>> copies) {
        TreeNode<M> leaf = leaf(
                tree.moves().move(parent.move(child)),
                parent.player(),
                parent.visits(child),
                parent.mean(child),
                RootReport.boundsOf(parent, child));
        Copy<M> copy = new Copy<>(leaf, parent.link(child), depth, copies.size(), tree.nodes());
        copies.add(copy);
        return copy;
    }

    private static <M extends Move> TreeNode<M> leaf(
            @Nullable M move, int player, long visits, double mean, Bounds bounds) {
        return new TreeNode<>(move, player, visits, mean, bounds, TreeNode.Kind.LEAF, List.of(), 0);
    }

    /** The key of children that copies of a node share: the node and the moves to go down from it. */
    private record Below(int link, int depth) {}

    /** A node being copied; its number is its place among all copies. */
    private static final class Copy<M extends Move> {

        private final TreeNode<M> leaf;
        private final int link;
        private final int depth;
        private final int number;
        private final int count;
        private final TreeNode.Kind kind;
        private List<Copy<M>> children = List.of();
        private @Nullable TreeNode<M> made;

        Copy(TreeNode<M> leaf, int link, int depth, int number, Tree nodes) {
            this.leaf = leaf;
            this.link = link;
            this.depth = depth;
            this.number = number;
            NodeView node = link == Tree.NONE ? null : new NodeView(nodes).moveTo(link);
            count = node == null ? 0 : node.count();
            kind = node == null ? TreeNode.Kind.LEAF : node.isChance() ? TreeNode.Kind.CHANCE : TreeNode.Kind.DECISION;
        }

        void make(List<TreeNode<M>> below) {
            made = new TreeNode<>(
                    leaf.move(),
                    leaf.player(),
                    leaf.visits(),
                    leaf.mean(),
                    leaf.bounds(),
                    kind,
                    below,
                    count - below.size());
        }
    }
}
