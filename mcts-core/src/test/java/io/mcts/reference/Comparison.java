package io.mcts.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.InsideTree;
import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.reference.RandomGame.Play;
import io.mcts.reference.RandomRules.Position;
import io.mcts.reference.ReferenceNode.Edge;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.RootShare;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Compares one search with the reference.
 *
 * <p><b>Bit for bit</b>: the whole result (visits, means, standard errors, bounds, lines, values of the players, policy, the move, the
 * effort except time and memory) and the whole first tree, after each search of a tree that is kept, in batches, of several trees one
 * after the other, and of shares that are merged.
 *
 * <p><b>Under a memory ceiling</b> the reference is told which nodes are forgotten and which are not made, as it does not know how the
 * library packs nodes; all statistics are then compared bit for bit, so that an edge keeps what it knows, until a bound finds no room,
 * which cannot be seen from outside; then no more is compared. Of several trees only the
 * first one can be watched: there it is checked that the visits add up, and that shares merge to the result of all trees.
 *
 * <p><b>Proofs</b> are compared with the exact values of the game as well, at every edge of the tree.
 */
final class Comparison {

    private static final int DEEPEST = 40;
    private static final int SEARCHES_OF_A_TREE = 3;
    private static final double ROUNDING = 1e-9;

    private final RandomSearch search;
    private final Reference<RandomGame, Play> reference;

    private Comparison(RandomSearch search) {
        this.search = search;
        reference = new Reference<>(search.mcts, search.rules.newGame());
    }

    /** Fails if a search is not that of the reference. */
    static void of(RandomSearch search) {
        try {
            new Comparison(search).run();
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError(search + "\n" + failure.getMessage(), failure);
        }
    }

    /** Fails if what a search has proven is not so; returns its result. */
    static SearchResult<Play> ofProofs(RandomSearch search, int iterations) {
        SearchTree<RandomGame, Play> tree = search.mcts.tree(search.rules.newGame());
        SearchResult<Play> result = tree.search(Budget.iterations(iterations));
        requireProofs(search, result, tree);
        return result;
    }

    private void run() {
        boolean isSampled = search.has(Feature.SAMPLED_CHANCE) || search.has(Feature.SAMPLED_MOVES);
        // where a node that is sampled or has bounds found no room to grow cannot be seen from outside
        boolean mayStopGrowing = isSampled || (search.has(Feature.SOLVER) && search.rules.hasManyMoves());
        boolean isWatched =
                !search.has(Feature.CEILING) || (search.mcts.parallel().trees() == 1 && !mayStopGrowing);
        if (!isWatched) {
            runUnwatched();
        } else if (search.has(Feature.SHARES)) {
            int iterations = search.iterations();
            requireSame(merged(search.mcts, search.rules.newGame(), iterations), reference.search(iterations));
        } else {
            runTree();
        }
    }

    private void runTree() {
        SearchTree<RandomGame, Play> tree = search.mcts.tree(search.rules.newGame());
        int searches = search.has(Feature.KEPT_TREE) ? SEARCHES_OF_A_TREE : 1;
        for (int number = 0; number < searches && !tree.state().isTerminal(); number++) {
            int iterations = search.iterations();
            SearchResult<Play> found;
            if (search.has(Feature.CEILING)) {
                Witness witness = new Witness(tree);
                search.rules.onCopy(witness::look);
                found = tree.search(Budget.iterations(iterations).or(witness), witness);
                search.rules.onCopy(() -> {});
                if (search.has(Feature.PRIORS)) {
                    witness.lookAfter(found.iterations());
                }
                if (InsideTree.isMissingBounds(tree)) {
                    assertThat(visits(found)).isGreaterThanOrEqualTo(found.iterations());
                    return;
                }
                requireSame(found, reference.search(iterations, witness));
            } else {
                found = tree.search(Budget.iterations(iterations));
                requireSame(found, reference.search(iterations));
            }
            requireSame(tree.snapshot(DEEPEST, Integer.MAX_VALUE), reference.trees.get(0).root);
            if (search.has(Feature.SOLVER) && !search.has(Feature.CEILING)) {
                requireProofs(search, found, tree);
            }
            Play move = search.move(tree.state());
            tree.advance(move);
            reference.advance(move);
        }
    }

    /** The result of all workers' shares. */
    static SearchResult<Play> merged(Mcts<RandomGame, Play> mcts, RandomGame start, int iterations) {
        List<RootShare<Play>> shares = IntStream.range(0, mcts.parallel().trees())
                .mapToObj(worker -> mcts.share(start, Budget.iterations(iterations), worker, sofar -> {}))
                .toList();
        return mcts.merged(start, shares, Duration.ZERO);
    }

    private void runUnwatched() {
        int iterations = search.iterations();
        SearchResult<Play> found = search.mcts.search(search.rules.newGame(), Budget.iterations(iterations));
        assertThat(visits(found)).isEqualTo(found.iterations());
        assertThat(found.moves()).allSatisfy(move -> assertThat(move.mean()).isBetween(0.0, 1 + ROUNDING));
        if (search.has(Feature.SHARES)) {
            requireSame(merged(search.mcts, search.rules.newGame(), iterations), found);
        }
    }

    private static long visits(SearchResult<Play> found) {
        return found.moves().stream().mapToLong(MoveStatistics::visits).sum();
    }

    private void requireSame(SearchResult<Play> found, SearchResult<Play> expected) {
        if (reference.trees.get(0).root.isDrawn) { // such moves have no order
            assertThat(found.moves()).as("moves").containsExactlyInAnyOrderElementsOf(expected.moves());
            assertThat(new HashSet<>(found.lines())).as("lines").isEqualTo(new HashSet<>(expected.lines()));
        } else {
            assertThat(found.moves()).as("moves").isEqualTo(expected.moves());
            assertThat(found.bestMove()).as("best move").isEqualTo(expected.bestMove());
            assertThat(found.lines()).as("lines").isEqualTo(expected.lines());
            assertThat(found.policy()).as("policy").isEqualTo(expected.policy());
        }
        assertThat(found.bounds()).as("bounds").isEqualTo(expected.bounds());
        assertThat(found.value()).as("value").isEqualTo(expected.value());
        assertThat(found.playerValues()).as("values of the players").isEqualTo(expected.playerValues());
        assertThat(found.player()).as("player").isEqualTo(expected.player());
        assertThat(found.minPayoff()).isEqualTo(expected.minPayoff());
        assertThat(found.maxPayoff()).isEqualTo(expected.maxPayoff());
        assertThat(found.iterations()).as("iterations").isEqualTo(expected.iterations());
        assertThat(found.effort().depth())
                .as("depth")
                .isEqualTo(expected.effort().depth());
        assertThat(found.effort().nodes())
                .as("nodes")
                .isEqualTo(expected.effort().nodes());
        assertThat(found.effort().stopReason()).isEqualTo(expected.effort().stopReason());
    }

    private void requireSame(TreeNode<Play> copy, ReferenceNode<Play> node) {
        assertThat(copy.children().size()).as("children").isEqualTo(node.edges.size());
        for (TreeNode<Play> child : copy.children()) {
            Edge<Play> edge = node.edge(child.move());
            assertThat(edge).as("edge of %s", child.move()).isNotNull();
            assertThat(child.visits()).as("visits of %s", child.move()).isEqualTo(edge.visits);
            assertThat(child.mean()).as("mean of %s", child.move()).isEqualTo(node.mean(edge));
            assertThat(child.player()).as("player of %s", child.move()).isEqualTo(node.player);
            assertThat(child.bounds())
                    .as("bounds of %s", child.move())
                    .isEqualTo(Reference.bounds(edge.lower, edge.upper, node.player));
            assertThat(child.kind()).as("what %s leads to", child.move()).isEqualTo(kind(edge.below));
            if (edge.below != null) {
                requireSame(child, edge.below);
            }
        }
    }

    private static TreeNode.Kind kind(@Nullable ReferenceNode<Play> node) {
        return node == null ? TreeNode.Kind.LEAF : node.isChance ? TreeNode.Kind.CHANCE : TreeNode.Kind.DECISION;
    }

    /** Checks the bounds of the root and of every edge; a tree with bounds is of one player or of two who share a sum. */
    private static void requireProofs(
            RandomSearch search, SearchResult<Play> found, SearchTree<RandomGame, Play> tree) {
        Position root = tree.state().position();
        requireProof(search, found.bounds(), root, found.player());
        requireProofs(search, tree.snapshot(DEEPEST, Integer.MAX_VALUE), root);
    }

    private static void requireProofs(RandomSearch search, TreeNode<Play> node, Position position) {
        for (TreeNode<Play> child : node.children()) {
            Position next = search.rules.after(position, position.moves().indexOf(child.move()));
            requireProof(search, child.bounds(), next, child.player());
            requireProofs(search, child, next);
        }
    }

    private static void requireProof(RandomSearch search, Bounds bounds, Position position, int player) {
        if (!bounds.equals(Bounds.UNKNOWN)) {
            RandomRules rules = search.rules;
            double payoff = rules.bestPlay(position)[player];
            double exact = (payoff - rules.least()) / (rules.greatest() - rules.least());
            assertThat(bounds.lower()).as("lower bound of %s", position).isLessThanOrEqualTo(exact + ROUNDING);
            assertThat(bounds.upper()).as("upper bound of %s", position).isGreaterThanOrEqualTo(exact - ROUNDING);
        }
    }

    /**
     * Learns what a memory ceiling does to a search: which nodes it forgets and when, and where there is no room for a node. The search
     * copies its root state at the beginning of each iteration; that is when its tree is looked at, on the thread that searches.
     */
    private static final class Witness implements Reference.Ceiling, Budget, SearchListener<Play> {
        private final SearchTree<RandomGame, Play> tree;
        private final Map<Long, TreeNode<Play>> kept = new HashMap<>();
        private final List<Long> newEdges = new ArrayList<>();
        private @Nullable SearchProgress<?> progress;
        private long nodes;
        private long bytes;

        Witness(SearchTree<RandomGame, Play> tree) {
            this.tree = tree;
        }

        @Override
        public @Nullable StopReason check(SearchProgress<?> now) {
            progress = now;
            return null;
        }

        @Override
        public void progressed(SearchProgress<Play> now) {
            newEdges.add(now.nodes() - nodes);
            nodes = now.nodes();
        }

        void look() {
            boolean hasForgotten = progress == null || progress.bytes() < bytes;
            nodes = progress == null ? 0 : progress.nodes();
            bytes = progress == null ? 0 : progress.bytes();
            if (hasForgotten) {
                kept.put(progress == null ? 0 : progress.iterations(), tree.snapshot(DEEPEST, Integer.MAX_VALUE));
            }
        }

        /** The nodes that the last batch had no room for: where priors are given, they are made when its iterations are over. */
        void lookAfter(long iterations) {
            kept.put(iterations, tree.snapshot(DEEPEST, Integer.MAX_VALUE));
        }

        @Override
        public @Nullable TreeNode<?> kept(long iterationsDone) {
            return kept.get(iterationsDone);
        }

        @Override
        public long newEdges(long iterationsDone) {
            // the last batch may end with a descent to a leaf that waits already, which is taken back
            return iterationsDone < newEdges.size() ? newEdges.get((int) iterationsDone) : 0;
        }
    }
}
