package io.mcts.examples.web;

import io.mcts.examples.json.MoveJson;
import io.mcts.result.TreeNode;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Tells the page of a node of a tree and its children.
 *
 * @param type always {@code tree}
 * @param id of the search
 * @param run which of several with this id
 * @param path the moves that lead to the node
 * @param node the node
 * @param children its children, in descending order of visits
 * @param omitted how many of them were left out
 */
record TreeMessage(
        String type,
        @Nullable String id,
        @Nullable Object run,
        List<String> path,
        NodeJson node,
        List<NodeJson> children,
        int omitted) {

    /**
     * A node.
     *
     * @param move the move that leads to it; null at the root
     * @param player the player whose value the mean is
     * @param visits how often iterations came here
     * @param mean the mean reward of the player, from 0 to 1
     * @param proven {@code win}, {@code draw} or {@code loss} where it is proved; null otherwise
     * @param kind who goes on: {@code decision}, {@code chance}, or {@code leaf} if nobody has yet
     * @param hasChildren whether there is something below it
     */
    record NodeJson(
            @Nullable String move,
            int player,
            long visits,
            double mean,
            @Nullable String proven,
            String kind,
            boolean hasChildren) {

        static NodeJson of(TreeNode<?> node) {
            return new NodeJson(
                    node.move() == null ? null : node.move().toString(),
                    node.player(),
                    node.visits(),
                    node.mean(),
                    MoveJson.proven(node.bounds()),
                    node.kind().name().toLowerCase(Locale.ROOT),
                    node.kind() != TreeNode.Kind.LEAF);
        }
    }

    static TreeMessage of(Topic topic, List<?> path, TreeNode<?> node) {
        return new TreeMessage(
                "tree",
                topic.id(),
                topic.run(),
                path.stream().map(Object::toString).toList(),
                NodeJson.of(node),
                node.children().stream().map(NodeJson::of).toList(),
                node.omitted());
    }
}
