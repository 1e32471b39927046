package io.mcts.web.game;

import io.mcts.SearchTree;
import io.mcts.cli.json.Json;
import io.mcts.cli.json.SearchJson;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.report.Explanation;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import io.mcts.web.request.Limits;
import io.mcts.web.request.Topic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.PriorityQueue;

/** Messages to the page about a search and its tree. The guide lists their members. */
public final class SearchMessages {

    private static final double ROUNDING = 1e-9;

    private SearchMessages() {}

    /**
     * Returns a message about a search in progress ({@code progress}) or at its end ({@code result}).
     *
     * @param spentShare the share of the budget that is spent; NaN if unknown
     */
    public static <M extends Move> Json found(
            Topic topic, SearchResult<M> result, SearchTree<?, M> tree, double spentShare, List<String> players) {
        SearchEffort effort = result.effort();
        boolean isRunning = effort.stopReason() == StopReason.RUNNING;
        return topic.message(isRunning ? "progress" : "result")
                .with("player", result.player())
                .with("iterations", result.iterations())
                .with("elapsedMillis", effort.elapsed().toMillis())
                .with("iterationsPerSecond", effort.iterationsPerSecond())
                .with("nodes", effort.nodes())
                .with("depth", effort.depth())
                .with("bytes", effort.bytes())
                .with("spent", Double.isNaN(spentShare) ? null : spentShare)
                .with("value", result.value())
                .with("playerValues", playerValues(result))
                .with("proven", SearchJson.proven(result.bounds()))
                .with("bestMove", result.bestMove().toString())
                .with(
                        "moves",
                        result.moves().stream()
                                .map(move -> SearchJson.move(move).with("line", line(move, tree)))
                                .toList())
                .with("principalVariation", SearchJson.texts(result.principalVariation()))
                .with(
                        "stopReason",
                        isRunning ? null : effort.stopReason().name().toLowerCase(Locale.ROOT))
                .with("stopText", isRunning ? null : effort.stopReason().inWords())
                .with("explanation", isRunning ? null : Explanation.of(result, players::get));
    }

    /**
     * Returns the value of the position for each player: for whoever moves that of the best move, for the other of two what this leaves,
     * otherwise the mean of all iterations. That mean also counts the tries of moves that nobody would play.
     */
    private static List<Double> playerValues(SearchResult<?> result) {
        List<Double> values = new ArrayList<>(result.playerValues());
        if (result.player() == GameState.CHANCE) {
            return values;
        }
        boolean isConstantSum = values.size() == 2 && Math.abs(values.get(0) + values.get(1) - 1) < ROUNDING;
        values.set(result.player(), result.value());
        if (isConstantSum) {
            values.set(1 - result.player(), 1 - result.value());
        }
        return values;
    }

    /** A move and the most visited replies, up to the next roll. */
    private static <M extends Move> List<String> line(MoveStatistics<M> move, SearchTree<?, M> tree) {
        List<String> line = new ArrayList<>(List.of(move.move().toString()));
        if (move.visits() > 1) {
            TreeNode<M> node = tree.snapshot(List.of(move.move()), Limits.LINE_LENGTH - 1, 1);
            while (node.kind() == TreeNode.Kind.DECISION && !node.children().isEmpty()) {
                node = node.children().get(0);
                if (node.visits() == 0) {
                    break;
                }
                line.add(String.valueOf(node.move()));
            }
        }
        return line;
    }

    /**
     * Returns a node of the tree and its children.
     *
     * @throws IllegalArgumentException if the tree has no such node
     */
    public static <M extends Move> Json children(Topic topic, SearchTree<?, M> tree, List<M> path) {
        TreeNode<M> node = tree.snapshot(path, 1, Limits.TREE_WIDTH);
        return topic.message("tree")
                .with("path", SearchJson.texts(path))
                .with("node", node(node))
                .with(
                        "children",
                        node.children().stream().map(SearchMessages::node).toList())
                .with("omitted", node.omitted());
    }

    private static Json node(TreeNode<?> node) {
        return new Json()
                .with("move", node.move() == null ? null : node.move().toString())
                .with("player", node.player())
                .with("visits", node.visits())
                .with("mean", node.mean())
                .with("proven", SearchJson.proven(node.bounds()))
                .with("kind", node.kind().name().toLowerCase(Locale.ROOT))
                .with("hasChildren", node.kind() != TreeNode.Kind.LEAF);
    }

    private record Bud<M extends Move>(TreeNode<M> node, List<Json> children, List<M> path) {

        Json branch() {
            return new Json().with("node", SearchMessages.node(node)).with("children", children);
        }
    }

    /**
     * Returns a picture of a number of nodes, expanded from the top by visits.
     *
     * @throws IllegalArgumentException if the tree has no such node
     */
    public static <M extends Move> Json picture(Topic topic, SearchTree<?, M> tree, List<M> path, int nodes) {
        return topic.message("picture").with("path", SearchJson.texts(path)).with("top", branch(tree, path, nodes));
    }

    static <M extends Move> Json branch(SearchTree<?, M> tree, List<M> path, int nodes) {
        Bud<M> top = new Bud<>(tree.snapshot(path, 0, 0), new ArrayList<>(), path);
        PriorityQueue<Bud<M>> buds = new PriorityQueue<>(
                Comparator.comparingLong((Bud<M> bud) -> bud.node().visits()).reversed());
        buds.add(top);
        int shown = 1;
        while (shown < nodes && !buds.isEmpty()) {
            Bud<M> bud = buds.remove();
            for (TreeNode<M> child : tree.snapshot(bud.path(), 1, nodes - shown).children()) {
                if (child.visits() > 0) {
                    List<M> further = new ArrayList<>(bud.path());
                    further.add(Objects.requireNonNull(child.move()));
                    Bud<M> next = new Bud<>(child, new ArrayList<>(), further);
                    bud.children().add(next.branch());
                    shown++;
                    if (child.kind() != TreeNode.Kind.LEAF) {
                        buds.add(next);
                    }
                }
            }
        }
        return top.branch();
    }
}
