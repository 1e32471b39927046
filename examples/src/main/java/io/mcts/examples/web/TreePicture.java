package io.mcts.examples.web;

import io.mcts.SearchTree;
import io.mcts.examples.web.TreeMessage.NodeJson;
import io.mcts.game.Move;
import io.mcts.result.TreeNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Tells the page of the most visited nodes of a tree, for a picture of it.
 *
 * @param type always {@code picture}
 * @param id of the search
 * @param run which of several with this id
 * @param path the moves that lead to the node at the top
 * @param top that node, with what is below it
 */
record TreePicture(
        String type, @Nullable String id, @Nullable Object run, List<String> path, Branch top) {

    /**
     * A node with those of its children that belong to the picture.
     *
     * @param node the node
     * @param children in descending order of visits
     */
    record Branch(NodeJson node, List<Branch> children) {}

    /** A node whose children are not in the picture yet. */
    private record Bud<M extends Move>(Branch branch, List<M> path) {}

    /**
     * A picture of a number of nodes: beginning at the top, the children of the most visited node come next.
     *
     * @throws IllegalArgumentException if the tree has no such node
     */
    static <M extends Move> TreePicture of(Topic topic, SearchTree<?, M> tree, List<M> path, int nodes) {
        Branch top = new Branch(NodeJson.of(tree.snapshot(path, 0, 0)), new ArrayList<>());
        PriorityQueue<Bud<M>> buds = new PriorityQueue<>(
                Comparator.comparingLong((Bud<M> bud) -> bud.branch().node().visits())
                        .reversed());
        buds.add(new Bud<>(top, path));
        int shown = 1;
        while (shown < nodes && !buds.isEmpty()) {
            Bud<M> bud = buds.remove();
            for (TreeNode<M> child : tree.snapshot(bud.path(), 1, nodes - shown).children()) {
                if (child.visits() > 0) {
                    Branch branch = new Branch(NodeJson.of(child), new ArrayList<>());
                    bud.branch().children().add(branch);
                    shown++;
                    if (branch.node().hasChildren()) {
                        buds.add(new Bud<>(branch, further(bud.path(), Objects.requireNonNull(child.move()))));
                    }
                }
            }
        }
        List<String> written = path.stream().map(Object::toString).toList();
        return new TreePicture("picture", topic.id(), topic.run(), written, top);
    }

    private static <M> List<M> further(List<M> path, M move) {
        List<M> further = new ArrayList<>(path);
        further.add(move);
        return further;
    }
}
