package io.mcts.testkit.facts;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The path of an imaginary iteration, with the nodes and rewards you give it, for tests of backups.
 *
 * <pre>{@code
 * GivenPath path = GivenPath.of(
 *         List.of(
 *                 Node.choice(0, GivenChildren.of(Child.of(2, 0.5), Child.of(1, 0.25)), 0),
 *                 Node.choice(1, GivenChildren.of(Child.of(1, 0.5), Child.of(0, 0)), 1)),
 *         0.75, 0.25);
 * }</pre>
 *
 * <p>Immutable.
 *
 * @param nodes from the root down, at least one; each is left by an edge
 * @param rewards what each player gets at the leaf, from 0 to 1
 */
public record GivenPath(List<Node> nodes, List<Double> rewards) {

    /**
     * A node and the edge by which the path leaves it.
     *
     * @param player whose value the edge keeps
     * @param children as they were before the iteration; at a chance node its outcomes
     * @param taken which of them the edge is
     * @param probabilities of the outcomes; empty where a player chooses
     */
    public record Node(int player, GivenChildren children, int taken, List<Double> probabilities) {

        public Node {
            if (taken < 0 || taken >= children.count()) {
                throw new IllegalArgumentException("an edge is one of " + children.count() + " children, not " + taken);
            }
            probabilities = List.copyOf(probabilities);
            if (!probabilities.isEmpty() && probabilities.size() != children.count()) {
                throw new IllegalArgumentException(
                        "a probability for each of " + children.count() + " outcomes, not " + probabilities);
            }
        }

        /** A node where a player chooses. */
        public static Node choice(int player, GivenChildren children, int taken) {
            return new Node(player, children, taken, List.of());
        }

        /** A node where chance moves; the probabilities of the outcomes sum to 1. */
        public static Node chance(int player, GivenChildren outcomes, int taken, double... probabilities) {
            return new Node(
                    player,
                    outcomes,
                    taken,
                    Arrays.stream(probabilities).boxed().toList());
        }

        /** Whether chance moves here: the children are outcomes. */
        public boolean isChance() {
            return !probabilities.isEmpty();
        }

        @Override
        public String toString() {
            String chooser = isChance() ? "chance " + probabilities + " for " + player : "player " + player;
            return chooser + " takes " + taken + " of " + children;
        }
    }

    public GivenPath {
        nodes = List.copyOf(nodes);
        rewards = List.copyOf(rewards);
        int players = rewards.size();
        if (nodes.isEmpty() || nodes.stream().anyMatch(node -> node.player() < 0 || node.player() >= players)) {
            throw new IllegalArgumentException(
                    "a path has nodes, each of one of " + players + " players, not " + nodes);
        }
    }

    /** A path from the root down, at least one node, and what each player gets at the leaf, from 0 to 1. */
    public static GivenPath of(List<Node> nodes, double... rewards) {
        return new GivenPath(nodes, Arrays.stream(rewards).boxed().toList());
    }

    /** The path, a node a line. */
    @Override
    public String toString() {
        return nodes.stream().map(Node::toString).collect(Collectors.joining("; ", "", "; rewards " + rewards));
    }
}
