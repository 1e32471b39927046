package io.mcts;

import io.mcts.decision.RobustChild;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.tree.BoundsWord;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeBounds;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Makes a {@link SearchResult} of what a tree holds. */
final class RootReport<S extends GameState<S, M>, M extends Move> {

    private final List<SearchTree<S, M>> trees;
    private final SearchTree<S, M> searchTree;
    private final MoveTable<M> moves;
    private final RootStatistics statistics;
    private final Node root;
    private final int[] childOf;
    private final long provenOfFirst;
    private final Bounds bounds;

    RootReport(SearchTree<S, M> searchTree) {
        this(List.of(searchTree), root(searchTree), searchTree.rootStatistics());
    }

    /** A report on a tree whose root has other statistics than those that the tree keeps. */
    RootReport(SearchTree<S, M> searchTree, RootStatistics statistics) {
        this(List.of(searchTree), root(searchTree), statistics);
    }

    /**
     * A report on several trees with the same root.
     *
     * @param trees the trees
     * @param sum what all know of the root, with the children in the order of the first tree
     */
    RootReport(List<SearchTree<S, M>> trees, RootCopy<M> sum) {
        this(trees, sum.node(), sum.statistics());
    }

    private RootReport(List<SearchTree<S, M>> trees, Node root, RootStatistics statistics) {
        this.trees = trees;
        this.searchTree = trees.get(0);
        this.moves = searchTree.moves();
        this.statistics = statistics;
        this.root = root;
        this.childOf = inOrderOfLegalMoves();
        this.provenOfFirst = NodeBounds.of(root);
        this.bounds = Bounds.of(provenOfFirst, root.player());
    }

    SearchResult<M> result(SearchEffort effort) {
        int best = decided();
        return new SearchResult<>(
                root.player(),
                move(best),
                root.isChance() ? expectation() : root.mean(best),
                bounds,
                playerValues(),
                moveStatistics(),
                root.isChance() ? List.of() : principalVariation(best),
                effort);
    }

    /** The statistics of the move to play. */
    MoveStatistics<M> best() {
        return statistics(decided());
    }

    /** Whether the most visited child of a root leads every other by more than so many visits; see {@link SearchProgress}. */
    static boolean isLeadGreaterThan(double visits, Node root) {
        if (root.isChance() || root.count() == 1) {
            return !root.isChance();
        }
        if (root.visits() <= visits || root.hasBounds()) {
            return false; // where moves may be proven, more than visits decides
        }
        long first = 0;
        long second = 0;
        for (int child = 0; child < root.count(); child++) {
            int own = root.visits(child);
            second = Math.max(second, Math.min(first, own));
            first = Math.max(first, own);
        }
        return first - second > visits;
    }

    /** The child to play. */
    private int decided() {
        return new ProvenDecision(searchTree.settings().decision, root, childOf).child();
    }

    private int[] inOrderOfLegalMoves() {
        Map<M, Integer> places = new HashMap<>();
        for (M legal : searchTree.rootState().legalMoves()) {
            places.put(legal, places.size());
        }
        return IntStream.range(0, root.count())
                .boxed()
                .sorted(Comparator.comparingInt(child -> places.get(move(child))))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private List<MoveStatistics<M>> moveStatistics() {
        List<MoveStatistics<M>> all = new ArrayList<>();
        for (int child : childOf) {
            all.add(statistics(child));
        }
        all.sort(Comparator.comparingLong((MoveStatistics<M> move) -> move.visits())
                .reversed());
        return all;
    }

    private MoveStatistics<M> statistics(int child) {
        int visits = root.visits(child);
        Bounds proven = Bounds.of(root.bounds(child), root.player());
        double standardError = proven.isExact() ? 0 : statistics.standardError(child, visits);
        return new MoveStatistics<>(move(child), visits, root.mean(child), standardError, proven);
    }

    private List<Double> playerValues() {
        return IntStream.range(0, statistics.playerCount())
                .mapToObj(this::playerValue)
                .toList();
    }

    private double playerValue(int player) {
        return BoundsWord.isExact(provenOfFirst) && player < Proofs.MOST_PLAYERS
                ? Bounds.of(provenOfFirst, player).lower()
                : statistics.playerValue(player);
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
        double mean = weight == 0 ? 0.5 : sum / weight;
        return Math.max(bounds.lower(), Math.min(bounds.upper(), mean));
    }

    /** The line of the tree that knows most of the best move. */
    private List<M> principalVariation(int best) {
        M move = move(best);
        SearchTree<S, M> chosen = trees.get(0);
        for (SearchTree<S, M> tree : trees) {
            if (knowledge(tree, move) > knowledge(chosen, move)) {
                chosen = tree;
            }
        }
        Node ownRoot = root(chosen);
        return line(chosen, ownRoot, child(ownRoot, chosen.moves(), move));
    }

    /** The visits of a move, or more than any visits if its value is proven. */
    private static <M extends Move> long knowledge(SearchTree<?, M> tree, M move) {
        Node ownRoot = root(tree);
        int child = child(ownRoot, tree.moves(), move);
        return BoundsWord.isExact(ownRoot.bounds(child)) ? Long.MAX_VALUE : ownRoot.visits(child);
    }

    private static <M extends Move> int child(Node node, MoveTable<M> moves, M move) {
        int child = 0;
        while (!moves.move(node.move(child)).equals(move)) {
            child++;
        }
        return child;
    }

    private static <M extends Move> List<M> line(SearchTree<?, M> tree, Node root, int best) {
        MoveTable<M> moves = tree.moves();
        List<M> line = new ArrayList<>();
        line.add(moves.move(root.move(best)));
        Node node = new Node(tree.nodes());
        int next = root.link(best);
        while (next != Tree.NONE && !node.moveTo(next).isChance() && node.visits() > 0) {
            int[] children = IntStream.range(0, node.count()).toArray();
            int child = new ProvenDecision(new RobustChild(), node, children).child();
            line.add(moves.move(node.move(child)));
            next = node.link(child);
        }
        return line;
    }

    private static Node root(SearchTree<?, ?> tree) {
        return new Node(tree.nodes()).moveTo(Tree.ROOT);
    }

    private M move(int child) {
        return moves.move(root.move(child));
    }
}
