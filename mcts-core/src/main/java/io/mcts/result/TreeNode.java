package io.mcts.result;

import io.mcts.game.Move;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A node of a finished search with the move that leads to it: an immutable copy, for reports and checks.
 *
 * @param move the move that leads here, null at the root
 * @param player the player whose value the mean is: the one who chose the move; for an outcome of chance the one who chose
 *     last before it, or else chooses next; at the root, as for its moves
 * @param visits how often iterations came here
 * @param mean the mean reward of the player over these visits, from 0 to 1, clamped to the bounds; 0.5 without visits
 * @param bounds what is proven of the player's reward; {@link Bounds#UNKNOWN} without a solver
 * @param kind what the node is
 * @param children the nodes below it that were copied, in descending order of visits
 * @param omitted how many children were left out of the copy
 */
public record TreeNode<M extends Move>(
        @Nullable M move,
        int player,
        long visits,
        double mean,
        Bounds bounds,
        Kind kind,
        List<TreeNode<M>> children,
        int omitted) {

    /** What a node is. */
    public enum Kind {
        /** A player chooses among its children. */
        DECISION,
        /** Chance draws among its children. */
        CHANCE,
        /** It has no children yet, or the game is over. */
        LEAF
    }

    public TreeNode {
        children = List.copyOf(children);
    }

    /**
     * This node and all below it that were copied, each before its children.
     *
     * @return the nodes
     */
    public Stream<TreeNode<M>> walk() {
        return Stream.concat(Stream.of(this), children.stream().flatMap(TreeNode::walk));
    }
}
