package io.mcts.result;

import io.mcts.game.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A node of a finished search, an immutable copy. A position that several moves lead to appears after each of them.
 *
 * @param move the move that leads here, null at the root
 * @param player the player of the mean: who chose the move; for an outcome, who chose last before it, or else chooses next
 * @param mean the mean reward of the player, from 0 to 1, clamped to the bounds; 0.5 without visits
 * @param children the copied children, in descending order of visits
 * @param omitted the number of children left out
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

    /** Returns the copied nodes of this subtree, each before its children. */
    public Stream<TreeNode<M>> walk() {
        List<TreeNode<M>> nodes = new ArrayList<>(); // not recursive: deep trees would overflow the stack
        Deque<TreeNode<M>> waiting = new ArrayDeque<>();
        waiting.push(this);
        while (!waiting.isEmpty()) {
            TreeNode<M> node = waiting.pop();
            nodes.add(node);
            for (int child = node.children.size() - 1; child >= 0; child--) {
                waiting.push(node.children.get(child));
            }
        }
        return nodes.stream();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TreeNode<?> node && values().equals(node.values());
    }

    @Override
    public int hashCode() {
        return values().hashCode();
    }

    private List<List<Object>> values() {
        return walk().map(node -> List.<Object>of(
                        node.move == null ? "" : node.move,
                        node.player,
                        node.visits,
                        node.mean,
                        node.bounds,
                        node.kind,
                        node.children.size(),
                        node.omitted))
                .toList();
    }

    @Override
    public String toString() {
        return "TreeNode[move=" + move + ", player=" + player + ", visits=" + visits + ", mean=" + mean + ", bounds="
                + bounds + ", kind=" + kind + ", children=" + children.size() + ", omitted=" + omitted + "]";
    }
}
