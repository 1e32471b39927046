package io.mcts.search;

import io.mcts.game.Move;
import io.mcts.internal.Argument;
import io.mcts.solver.NodeBounds;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * What a search knows of the moves of its root at one moment: a copy of the root of one tree, to which what others know can be added.
 * Children are numbered as in the first tree.
 *
 * <p>Once it is complete nobody changes it, and any thread may read it.
 */
final class RootView<M extends Move> {

    private final MoveTable<M> moves;
    private final Map<M, Integer> children;
    private final Node node;
    private final RootSum counted;
    private final NodeBounds bounds = new NodeBounds();

    private RootView(TreeState<?, M> tree, Node node, RootSum counted) {
        moves = tree.moves();
        children = moves.childrenOf(node);
        this.node = node;
        this.counted = counted;
        if (node.hasBounds()) {
            bounds.of(node);
        }
    }

    /** Copies the root of a tree, on the thread that searches it. */
    static <M extends Move> RootView<M> of(TreeState<?, M> tree) {
        return of(tree, tree.rootSum().copy());
    }

    /** Copies the root of a tree whose rewards have been counted elsewhere. */
    static <M extends Move> RootView<M> of(TreeState<?, M> tree, RootSum counted) {
        return new RootView<>(tree, Node.copyOf(tree.nodes(), Tree.ROOT), counted);
    }

    /**
     * What {@link #toWords} has written of another tree with the same root.
     *
     * @throws IllegalArgumentException if the root is another
     */
    static <M extends Move> RootView<M> ofWords(TreeState<?, M> tree, long[] words) {
        Node root = tree.root();
        int length = root.toWords().length;
        Argument.require(
                words.length == length + tree.rootSum().toWords().count(),
                "a root with " + root.count() + " moves has as many words as its tree keeps",
                words.length);
        RootView<M> view = new RootView<>(
                tree,
                Node.ofWords(tree.nodes(), Arrays.copyOf(words, length), root),
                tree.rootSum().ofWords(Arrays.copyOfRange(words, length, words.length)));
        Set<M> moves = tree.rootChildren().keySet();
        Argument.require(
                view.children.keySet().equals(moves), "the root has the moves " + moves, view.children.keySet());
        return view;
    }

    /** All that is known, as numbers. */
    LongStream toWords() {
        return LongStream.concat(LongStream.of(node.toWords()), counted.toWords());
    }

    /** What all know together: the first view, to which the others are added in their order. */
    static <M extends Move> RootView<M> sum(List<RootView<M>> views) {
        RootView<M> sum = views.get(0);
        views.stream().skip(1).forEach(sum::add);
        return sum;
    }

    /** Adds what another tree knows of the same moves. */
    RootView<M> add(RootView<M> other) {
        other.children.forEach((move, there) -> {
            Integer child = children.get(move);
            if (child == null) {
                throw new IllegalStateException("the move " + move
                        + " is a child of one root, but not of another with the same state, which has "
                        + children.keySet() + "\nMaybe the expansion is not the same each time it is asked.");
            }
            node.add(child, other.node, there);
            counted.add(child, other.counted, there);
        });
        counted.addPlayers(other.counted);
        bounds.narrow(other.bounds);
        return this;
    }

    /** The statistics of the root and its children. */
    NodeView node() {
        return node;
    }

    M move(int child) {
        return moves.move(node.move(child));
    }

    /** The children of those moves that have one, in their order. */
    int[] children(List<M> of) {
        return of.stream().filter(children::containsKey).mapToInt(children::get).toArray();
    }

    /** What is proven of the root itself. */
    NodeBounds bounds() {
        return bounds;
    }

    RootSum counted() {
        return counted;
    }
}
