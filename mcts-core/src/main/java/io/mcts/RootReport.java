package io.mcts;

import io.mcts.decision.RobustChild;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.selection.Children;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Makes a {@link SearchResult} of what a tree holds. */
final class RootReport<S extends GameState<S, M>, M extends Move> {

    private final SearchTree<S, M> searchTree;
    private final MoveTable<M> moves;
    private final RootStatistics statistics;
    private final Node root;
    private final int[] childOf;

    RootReport(SearchTree<S, M> searchTree) {
        this.searchTree = searchTree;
        this.moves = searchTree.moves();
        this.statistics = searchTree.rootStatistics();
        this.root = new Node(searchTree.nodes()).moveTo(Tree.ROOT);
        this.childOf = inOrderOfLegalMoves();
    }

    SearchResult<M> result(SearchEffort effort) {
        int best = childOf[searchTree.settings().decision().decide(new OrderedChildren())];
        return new SearchResult<>(
                root.player(),
                move(best),
                root.isChance() ? expectation() : root.mean(best),
                playerValues(),
                moveStatistics(),
                root.isChance() ? List.of() : principalVariation(best),
                effort);
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
            int visits = root.visits(child);
            double standardError = statistics.standardError(child, visits);
            all.add(new MoveStatistics<>(move(child), visits, root.mean(child), standardError));
        }
        all.sort(Comparator.comparingLong((MoveStatistics<M> move) -> move.visits())
                .reversed());
        return all;
    }

    private List<Double> playerValues() {
        return IntStream.range(0, statistics.playerCount())
                .mapToObj(statistics::playerValue)
                .toList();
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
        return weight == 0 ? 0.5 : sum / weight;
    }

    private List<M> principalVariation(int best) {
        List<M> line = new ArrayList<>();
        line.add(move(best));
        Node node = new Node(searchTree.nodes());
        int next = root.link(best);
        while (next != Tree.NONE && !node.moveTo(next).isChance() && node.visits() > 0) {
            int child = new RobustChild().decide(node);
            line.add(moves.move(node.move(child)));
            next = node.link(child);
        }
        return line;
    }

    private M move(int child) {
        return moves.move(root.move(child));
    }

    /** The children of the root in the order of the legal moves. */
    private final class OrderedChildren implements Children {

        @Override
        public int count() {
            return root.count();
        }

        @Override
        public int visits() {
            return root.visits();
        }

        @Override
        public int visits(int child) {
            return root.visits(childOf[child]);
        }

        @Override
        public double sum(int child) {
            return root.sum(childOf[child]);
        }

        @Override
        public double sumOfSquares(int child) {
            return root.sumOfSquares(childOf[child]);
        }

        @Override
        public int amafVisits(int child) {
            return root.amafVisits(childOf[child]);
        }

        @Override
        public double amafSum(int child) {
            return root.amafSum(childOf[child]);
        }

        @Override
        public double prior(int child) {
            return root.isChance() ? NO_PRIOR : root.prior(childOf[child]);
        }
    }
}
