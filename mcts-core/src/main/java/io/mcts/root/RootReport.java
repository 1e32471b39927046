package io.mcts.root;

import io.mcts.game.Move;
import io.mcts.internal.Rounding;
import io.mcts.iteration.TreeState;
import io.mcts.loop.Report;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import io.mcts.solver.NodeBounds;
import io.mcts.solver.Proofs;
import io.mcts.solver.ProvenDecision;
import io.mcts.solver.Resistance;
import io.mcts.tree.NodeView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

public final class RootReport<M extends Move> implements Report<M> {

    private final TreeState<?, M> tree;
    private final List<RootView<M>> views;
    private final RootView<M> view;
    private final NodeView root;
    private final List<M> moves;
    private final NodeBounds proven;
    private final Bounds bounds;

    public RootReport(TreeState<?, M> tree, RootView<M> view) {
        this(tree, List.of(view), view);
    }

    /** Several trees with the same root: any one of them, the views in which lines are looked up, and their sum. */
    public RootReport(TreeState<?, M> tree, List<RootView<M>> views, RootView<M> view) {
        this.tree = tree;
        this.views = views;
        this.view = view;
        root = view.node();
        moves = tree.isRootSampled() ? view.moves() : tree.rootMoves();
        proven = view.bounds();
        bounds = ofPlayer(proven, root.player());
    }

    public static <M extends Move> Maker<M, RootView<M>> of(TreeState<?, M> tree) {
        return (views, readable) -> new RootReport<>(
                tree, views.subList(0, readable), views.size() == 1 ? views.get(0) : RootView.sum(tree, views));
    }

    @Override
    public boolean isLeadGreaterThan(double visits) {
        return root.isLeadGreaterThan(visits);
    }

    @Override
    public SearchResult<M> result(SearchEffort effort) {
        int best = decided();
        List<Integer> byVisits = mapped(moves, view::child);
        byVisits.sort((a, b) -> Integer.compare(root.visits(b), root.visits(a)));
        return new SearchResult<>(
                root.player(),
                view.move(best),
                value(best),
                bounds,
                playerValues(),
                mapped(byVisits, this::statistics),
                policy(byVisits),
                Map.of(),
                mapped(byVisits, child -> root.isChance() ? List.of() : line(child)),
                tree.scale.minPayoff(),
                tree.scale.maxPayoff(),
                isProven(effort.stopReason()) ? effort.stoppedBy(StopReason.PROVEN) : effort);
    }

    /** Maps by a loop, because streams take a measurable share of a search of few iterations. */
    private static <A, B> List<B> mapped(List<A> all, Function<A, B> function) {
        List<B> mapped = new ArrayList<>(all.size());
        for (A each : all) {
            mapped.add(function.apply(each));
        }
        return mapped;
    }

    /** Also true if only several trees or threads together have proven the root. */
    private boolean isProven(StopReason reason) {
        return bounds.isExact() && reason != StopReason.RUNNING && reason != StopReason.INTERRUPTED;
    }

    private double value(int best) {
        if (!root.isChance()) {
            return root.mean(best);
        }
        return clamped(root.visits() == 0 ? 0.5 : root.expectation(root::mean), bounds);
    }

    @Override
    public MoveStatistics<M> best() {
        return statistics(decided());
    }

    /** The child to play: if every move is proven to lose, the one that delays the loss longest. */
    private int decided() {
        List<M> inOrder = tree.orderOfTies(moves);
        int[] order = new int[inOrder.size()];
        Arrays.setAll(order, place -> view.child(inOrder.get(place)));
        if (!root.isChance() && root.visits() == 0) {
            return unvisited(order);
        }
        boolean mayBeLost = root.hasBounds() && !root.isChance();
        if (mayBeLost && IntStream.of(order).allMatch(child -> Resistance.isLost(root, child, root.player()))) {
            return longest(order);
        }
        return new ProvenDecision(
                        tree.settings().finalDecision(), tree.rootState().playerCount(), root)
                .child(order);
    }

    /** The move without iterations: one with the greatest prior, drawn by the seed among equals. */
    private int unvisited(int[] order) {
        double greatest = IntStream.of(order).mapToDouble(root::prior).max().orElseThrow();
        int[] best = IntStream.of(order)
                .filter(child -> root.prior(child) == greatest)
                .toArray();
        return best[Xoroshiro128PlusPlus.of(~tree.seed).nextInt(best.length)];
    }

    private int longest(int[] order) {
        int longest = order[0];
        int most = 0;
        for (int child : order) {
            M move = view.move(child);
            int resistance = bestInformed(move).resistance(move, root.player());
            if (resistance > most) {
                most = resistance;
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
                root.isChance() ? new LeastVisited() : tree.settings().rootSelection();
        double[] target = selection.target(root);
        return mapped(order, child -> target[child]);
    }

    private List<Double> playerValues() {
        List<Double> values = new ArrayList<>();
        for (int player = 0; player < view.counted().playerCount(); player++) {
            values.add(playerValue(player));
        }
        return values;
    }

    private double playerValue(int player) {
        return bounds.isExact() && player < Proofs.MOST_PLAYERS
                ? ofPlayer(proven, player).lower()
                : view.counted().playerValue(player);
    }

    private List<M> line(int child) {
        M move = view.move(child);
        List<M> line = new ArrayList<>();
        line.add(move);
        line.addAll(bestInformed(move).replies(move));
        return line;
    }

    private RootView<M> bestInformed(M move) {
        return Collections.max(views, Comparator.comparingLong(view -> view.knowledge(move)));
    }

    static double clamped(double mean, Bounds bounds) {
        return Math.max(bounds.lower(), Math.min(bounds.upper(), mean));
    }

    static Bounds boundsOf(NodeView node, int child) {
        return ofPlayer(node.lower(child), node.upper(child), node.isExpectation(child), node.player());
    }

    /** Turns the bounds of player 0 into those of either player. */
    static Bounds ofPlayer(NodeBounds bounds, int player) {
        return ofPlayer(bounds.lower(), bounds.upper(), bounds.isExpectation(), player);
    }

    private static Bounds ofPlayer(double lower, double derivedUpper, boolean isExpectation, int player) {
        double upper = Rounding.upper(lower, derivedUpper);
        return player == 0
                ? new Bounds(lower, upper, isExpectation)
                : new Bounds(lessThanOne(upper), lessThanOne(lower), isExpectation);
    }

    /** {@code 1 - reward}, which rounding never makes 1. */
    private static double lessThanOne(double reward) {
        return reward > 0 ? Math.min(Math.nextDown(1.0), 1 - reward) : 1;
    }
}
