package io.mcts.search;

import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import io.mcts.solver.NodeBounds;
import io.mcts.solver.Proofs;
import io.mcts.solver.ProvenDecision;
import io.mcts.solver.Resistance;
import io.mcts.tree.NodeView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Makes a {@link SearchResult} of what one tree or several hold. */
final class RootReport<M extends Move> {

    private final TreeState<?, M> first;
    private final List<? extends RootLines<M>> lines;
    private final RootView<M> view;
    private final NodeView root;
    private final Bounds bounds;

    /**
     * A report.
     *
     * @param trees trees with the same root, in which expected replies are looked up
     * @param view what is known of the root
     */
    RootReport(List<? extends TreeState<?, M>> trees, RootView<M> view) {
        this(trees.get(0), trees.stream().map(TreeLines::new).toList(), view);
    }

    /**
     * A report of trees that need not be here.
     *
     * @param first the first tree, as it was before the search
     * @param lines what is known of the expected replies
     * @param view what is known of the root
     */
    RootReport(TreeState<?, M> first, List<? extends RootLines<M>> lines, RootView<M> view) {
        this.first = first;
        this.lines = lines;
        this.view = view;
        root = view.node();
        bounds = ofPlayer(view.bounds(), root.player());
    }

    SearchResult<M> result(SearchEffort effort) {
        int best = decided();
        List<Integer> byVisits = IntStream.of(view.children(first.rootMoves()))
                .boxed()
                .sorted(Comparator.comparingInt((Integer child) -> root.visits(child))
                        .reversed())
                .toList();
        return new SearchResult<>(
                root.player(),
                view.move(best),
                root.isChance() ? expectation() : root.mean(best),
                bounds,
                IntStream.range(0, view.counted().playerCount())
                        .mapToObj(this::playerValue)
                        .toList(),
                byVisits.stream().map(this::statistics).toList(),
                policy(byVisits),
                byVisits.stream()
                        .map(child -> root.isChance() ? List.<M>of() : line(view.move(child)))
                        .toList(),
                first.scale.minPayoff(),
                first.scale.maxPayoff(),
                effort);
    }

    /** The statistics of the move to play. */
    MoveStatistics<M> best() {
        return statistics(decided());
    }

    /** The child to play: where every move is proven to lose, the one that puts off the end for longest. */
    private int decided() {
        int[] order = view.children(first.orderOfTies());
        if (!root.isChance() && IntStream.of(order).allMatch(child -> Resistance.isLost(root, child, root.player()))) {
            return longest(order);
        }
        return new ProvenDecision(first.settings().decision, root, order).child();
    }

    private int longest(int[] order) {
        int longest = order[0];
        int most = 0;
        for (int child : order) {
            M move = view.move(child);
            int moves = mostKnowing(move).resistance(move, root.player());
            if (moves > most) {
                most = moves;
                longest = child;
            }
        }
        return longest;
    }

    private MoveStatistics<M> statistics(int child) {
        int visits = root.visits(child);
        Bounds proven = boundsOf(root, child);
        double standardError = proven.isExact() ? 0 : view.counted().standardError(child, visits);
        return new MoveStatistics<>(view.move(child), visits, root.mean(child), standardError, proven);
    }

    private List<Double> policy(List<Integer> order) {
        SelectionPolicy selection =
                root.isChance() ? new LeastVisited() : first.settings().rootSelection();
        double[] target = selection.target(root);
        return order.stream().map(child -> target[child]).toList();
    }

    private double playerValue(int player) {
        return bounds.isExact() && player < Proofs.MOST_PLAYERS
                ? ofPlayer(view.bounds(), player).lower()
                : view.counted().playerValue(player);
    }

    /** The mean over the outcomes visited, weighted by their probabilities. */
    private double expectation() {
        double weight = 0;
        double sum = 0;
        for (int child = 0; child < root.count(); child++) {
            if (root.visits(child) > 0) {
                weight += root.probability(child);
                sum += root.probability(child) * root.mean(child);
            }
        }
        return clamped(weight == 0 ? 0.5 : sum / weight, bounds);
    }

    /** A move and the expected replies to it, from the tree that knows most of it. */
    private List<M> line(M move) {
        List<M> line = new ArrayList<>(List.of(move));
        line.addAll(mostKnowing(move).replies(move));
        return line;
    }

    private RootLines<M> mostKnowing(M move) {
        RootLines<M> most = lines.get(0);
        for (RootLines<M> other : lines) {
            most = other.knowledge(move) > most.knowledge(move) ? other : most;
        }
        return most;
    }

    static double clamped(double mean, Bounds bounds) {
        return Math.max(bounds.lower(), Math.min(bounds.upper(), mean));
    }

    /** What is proven of a child's reward for the player whose values the children keep. */
    static Bounds boundsOf(NodeView node, int child) {
        return ofPlayer(node.lower(child), node.upper(child), node.isExpectation(child), node.player());
    }

    /** Bounds of the reward of player 0, for one of two players. */
    static Bounds ofPlayer(NodeBounds bounds, int player) {
        return ofPlayer(bounds.lower(), bounds.upper(), bounds.isExpectation(), player);
    }

    private static Bounds ofPlayer(double lower, double upper, boolean isExpectation, int player) {
        return player == 0
                ? new Bounds(lower, upper, isExpectation)
                : new Bounds(lessThanOne(upper), lessThanOne(lower), isExpectation);
    }

    /** {@code 1 - reward}, which rounding does not make 1. */
    private static double lessThanOne(double reward) {
        return reward > 0 ? Math.min(Math.nextDown(1.0), 1 - reward) : 1;
    }
}
