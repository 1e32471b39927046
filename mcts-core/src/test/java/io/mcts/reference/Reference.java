package io.mcts.reference;

import io.mcts.Mcts;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.SecureChild;
import io.mcts.decision.UcbChild;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.reference.ReferenceNode.Bound;
import io.mcts.reference.ReferenceNode.Edge;
import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.result.TreeNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A whole search, written once more and plainly: the definition of what {@link Mcts} finds, for all settings named in this package. It
 * reads the settings of a search, shares none of its code, and draws the same random numbers in the same order, so that results agree
 * bit for bit.
 *
 * <p>It is for one thread: one tree, or the trees of a root-parallel search one after the other. Where the library says less about the
 * order of floating-point additions than about the result, the order here is that of the text: edges in the order of the node, trees in
 * the order of the workers.
 */
final class Reference<S extends GameState<?, M>, M extends Move> {

    private static final int LONGEST_LOSS = 1_000;

    private final Mcts<S, M> mcts;
    private final int playerCount;
    private final double least;
    private final double greatest;
    final List<ReferenceTree<S, M>> trees = new ArrayList<>();

    Reference(Mcts<S, M> mcts, S state) {
        this.mcts = mcts;
        playerCount = state.playerCount();
        least = state.minPayoff();
        greatest = state.maxPayoff();
        for (int worker = 0; worker < mcts.parallel().trees(); worker++) {
            trees.add(new ReferenceTree<>(mcts, state, worker, worker == 0 ? null : trees.get(0)));
        }
    }

    /** Plays a move at the root. */
    void advance(M move) {
        for (ReferenceTree<S, M> tree : trees) {
            tree.advance(move, tree == trees.get(0) ? null : trees.get(0));
        }
    }

    /** What a memory ceiling does to the first tree, which depends on how the library packs its nodes. */
    interface Ceiling {

        /** The nodes that are left before an iteration, null if none is forgotten then. */
        @Nullable
        TreeNode<?> kept(long iterationsDone);

        /** How many edges an iteration visits for the first time: no node is made if its child would be one more. */
        long newEdges(long iterationsDone);
    }

    SearchResult<M> search(int budget) {
        return search(budget, null);
    }

    /** Adds iterations, which the trees divide; the first ones do one more if they must. */
    SearchResult<M> search(int budget, @Nullable Ceiling ceiling) {
        long all = 0;
        StopReason reason = StopReason.ITERATIONS;
        for (int worker = 0; worker < trees.size(); worker++) {
            ReferenceTree<S, M> tree = trees.get(worker);
            int share = budget / trees.size() + (worker < budget % trees.size() ? 1 : 0);
            int done = 0;
            tree.depth = 0;
            while (done < share && !tree.isRootProven()) {
                done += tree.iterate(share - done, done, worker == 0 ? ceiling : null);
            }
            if (ceiling != null && worker == 0) {
                tree.forgetAllBut(ceiling.kept(done));
            }
            reason = tree.isRootProven() ? StopReason.PROVEN : reason;
            all += done;
        }
        return new Report(merged())
                .result(new SearchEffort(
                        all,
                        Duration.ZERO,
                        trees.stream().mapToLong(tree -> 1 + tree.visitedEdges).sum(),
                        0,
                        0,
                        trees.stream().mapToInt(tree -> tree.depth).max().orElseThrow(),
                        reason,
                        mcts.seed().orElseThrow(),
                        0,
                        0,
                        0));
    }

    /** A root with what all trees know: the moves in the order in which they first appear. */
    private ReferenceNode<M> merged() {
        ReferenceNode<M> first = trees.get(0).root;
        ReferenceNode<M> merged = new ReferenceNode<>(first.player, first.isChance, first.isDrawn);
        for (ReferenceTree<S, M> tree : trees) {
            merged.visits += tree.root.visits;
            for (Edge<M> edge : tree.root.edges) {
                Edge<M> sum = merged.edge(edge.move);
                if (sum == null) {
                    sum = new Edge<>(edge.move);
                    sum.probability = edge.probability;
                    merged.edges.add(sum);
                }
                sum.visits += edge.visits;
                sum.sum += edge.sum;
                sum.prove(edge.lower, edge.upper);
            }
        }
        return merged;
    }

    /** What is reported of a root. */
    private final class Report {
        private final ReferenceNode<M> root;
        private final Bounds bounds;

        Report(ReferenceNode<M> root) {
            this.root = root;
            bounds = bounds(root.lower(), root.upper(), root.player);
        }

        SearchResult<M> result(SearchEffort effort) {
            Edge<M> best = decided();
            List<M> moves = moves(tree -> tree.rootMoves);
            List<Edge<M>> byVisits = moves.stream()
                    .map(root::edge)
                    .sorted(Comparator.comparing((Edge<M> edge) -> -edge.visits))
                    .toList();
            double mean = ReferenceBackup.expectation(root);
            double visits = byVisits.stream().mapToInt(edge -> edge.visits).sum();
            return new SearchResult<>(
                    root.player,
                    best.move,
                    root.isChance ? Math.max(bounds.lower(), Math.min(bounds.upper(), mean)) : root.mean(best),
                    bounds,
                    playerValues(),
                    byVisits.stream().map(this::statistics).toList(),
                    byVisits.stream()
                            .map(edge -> visits == 0 ? 1.0 / byVisits.size() : edge.visits / visits)
                            .toList(),
                    Map.of(),
                    byVisits.stream()
                            .map(edge -> root.isChance ? List.<M>of() : line(edge.move))
                            .toList(),
                    least,
                    greatest,
                    bounds.isExact() ? effort.stoppedBy(StopReason.PROVEN) : effort);
        }

        /** The moves that the trees list, each once; those of a root that grows are the ones it has now. */
        private List<M> moves(Function<ReferenceTree<S, M>, List<M>> of) {
            return root.isDrawn ? root.edges.stream().map(edge -> edge.move).toList() : of.apply(trees.get(0));
        }

        private List<Double> playerValues() {
            List<Double> values = new ArrayList<>();
            int iterations = trees.stream().mapToInt(tree -> tree.iterations).sum();
            for (int player = 0; player < trees.get(0).playerSums.length; player++) {
                double sum = 0;
                for (ReferenceTree<S, M> tree : trees) {
                    sum += tree.playerSums[player];
                }
                boolean isProven = bounds.isExact() && player < 2;
                values.add(
                        isProven
                                ? bounds(root.lower(), root.upper(), player).lower()
                                : iterations == 0 ? 0.5 : sum / iterations);
            }
            return values;
        }

        private MoveStatistics<M> statistics(Edge<M> edge) {
            Bounds proven = bounds(edge.lower, edge.upper, root.player);
            double error = proven.isExact() ? 0 : standardError(edge);
            return new MoveStatistics<>(edge.move, edge.visits, root.mean(edge), error, proven);
        }

        /** From the rewards since the state became the root; equal ones as if one of n differed, by at most 1/4. */
        private double standardError(Edge<M> edge) {
            int n = 0;
            double sum = 0;
            double squares = 0;
            for (ReferenceTree<S, M> tree : trees) {
                double sumOfTree = 0;
                double squaresOfTree = 0;
                for (double reward : tree.rewardsOfMoves.getOrDefault(edge.move, List.of())) {
                    n++;
                    sumOfTree += reward;
                    squaresOfTree += reward * reward;
                }
                sum += sumOfTree;
                squares += squaresOfTree;
            }
            double variance = n < 2 ? 0 : (squares - sum * sum / n) / (n - 1);
            boolean areEqual = variance <= 1e-12;
            return Math.sqrt((areEqual ? 1.0 / Math.max(4, n) : variance) / Math.max(1, edge.visits));
        }

        /** The move to play: where all lose, the one that puts the end off for longest; without an iteration one of the greatest prior. */
        private Edge<M> decided() {
            List<Edge<M>> order =
                    moves(tree -> tree.orderOfTies).stream().map(root::edge).toList();
            if (!root.isChance && root.visits == 0) {
                double greatest = order.stream().mapToDouble(this::prior).max().orElseThrow();
                List<Edge<M>> best =
                        order.stream().filter(edge -> prior(edge) == greatest).toList();
                return best.get(
                        Xoroshiro128PlusPlus.of(~mcts.seed().orElseThrow()).nextInt(best.size()));
            }
            if (!root.isChance && order.stream().allMatch(edge -> root.isLost(edge, root.player))) {
                Edge<M> longest = order.get(0);
                for (Edge<M> edge : order) {
                    longest = resistance(edge) > resistance(longest) ? edge : longest;
                }
                return longest;
            }
            return chosen(mcts.decision(), root, order);
        }

        private double prior(Edge<M> edge) {
            Edge<M> known = trees.get(0).root.edge(edge.move);
            return known == null ? edge.prior : known.prior;
        }

        private int resistance(Edge<M> edge) {
            return moves(bestInformed(edge.move), root.player);
        }

        /** How many moves a loss can be put off, that of the edge included. */
        private int moves(Edge<M> edge, int loser) {
            ReferenceNode<M> node = edge.below;
            if (node == null) {
                return 1;
            }
            boolean isWinners = !node.isChance && node.player != loser;
            int best = isWinners ? LONGEST_LOSS : 0;
            for (Edge<M> next : node.edges) {
                if (node.isLost(next, loser)) {
                    int moves = moves(next, loser);
                    best = isWinners ? Math.min(best, moves) : Math.max(best, moves);
                }
            }
            return 1 + best;
        }

        /** A move and the replies expected to it, as far as the tree goes or to where chance moves. */
        private List<M> line(M move) {
            List<M> line = new ArrayList<>(List.of(move));
            ReferenceNode<M> node = bestInformed(move).below;
            while (node != null && !node.isChance && node.visits > 0) {
                Edge<M> reply = chosen(new RobustChild(), node, node.edges);
                line.add(reply.move);
                node = reply.below;
            }
            return line;
        }

        /** The edge of the tree that has proven the move, or else has visited it most. */
        private Edge<M> bestInformed(M move) {
            Edge<M> most = null;
            for (Edge<M> edge : trees.stream()
                    .flatMap(tree -> Stream.ofNullable(tree.root.edge(move)))
                    .toList()) {
                boolean isMore = most == null
                        || (edge.isProven() && !most.isProven())
                        || (!most.isProven() && edge.visits > most.visits);
                most = isMore ? edge : most;
            }
            return Objects.requireNonNull(most);
        }
    }

    /** The move chosen by a rule that takes into account what is proven. */
    private Edge<M> chosen(FinalDecision rule, ReferenceNode<M> node, List<Edge<M>> order) {
        double safe = node.safe();
        List<Edge<M>> hopeful =
                order.stream().filter(edge -> node.most(edge) > safe).toList();
        if (!hopeful.isEmpty()) {
            Edge<M> chosen = byRule(rule, node, hopeful);
            double certain = node.player == 0 ? safe : 1 + safe;
            double error = playerCount == 1 ? 0 : 1 / Math.sqrt(chosen.visits);
            boolean isClearlyBetter = chosen.visits > 0 && node.mean(chosen) - error > certain;
            if (node.least(chosen) == safe || isClearlyBetter) {
                return chosen;
            }
        }
        return byRule(
                rule,
                node,
                order.stream().filter(edge -> node.least(edge) == safe).toList());
    }

    /** Of the visited moves the one with the greatest score, of equals the more visited, then the better, then the first. */
    private static <M> Edge<M> byRule(FinalDecision rule, ReferenceNode<M> node, List<Edge<M>> moves) {
        ToDoubleFunction<Edge<M>> score = score(rule, node);
        return moves.stream()
                .filter(edge -> edge.visits > 0)
                .max(Comparator.comparingDouble(score)
                        .thenComparingInt(edge -> edge.visits)
                        .thenComparingDouble(node::mean)
                        .thenComparingInt(edge -> -moves.indexOf(edge)))
                .orElse(moves.get(0));
    }

    private static <M> ToDoubleFunction<Edge<M>> score(FinalDecision rule, ReferenceNode<M> node) {
        if (rule instanceof RobustChild) {
            return edge -> edge.visits;
        }
        if (rule instanceof MaxChild) {
            return node::mean;
        }
        if (rule instanceof SecureChild secure) {
            return edge -> node.mean(edge) - secure.a() / Math.sqrt(edge.visits);
        }
        if (rule instanceof UcbChild ucb) {
            double exploration = ucb.c().orElseThrow() * Math.sqrt(StrictMath.log(Math.max(1, node.visits)));
            return edge -> ReferenceSelection.bound(node.sum(edge), edge.visits, exploration);
        }
        throw new IllegalArgumentException("the reference does not know " + rule);
    }

    /** Bounds of player 0's reward as those of a player. */
    static Bounds bounds(Bound lower, Bound upper, int player) {
        boolean isExpectation = lower.isExpectation() || upper.isExpectation();
        double most = Math.max(lower.value(), upper.value()); // derived in different ways they may cross by rounding
        return player == 0
                ? new Bounds(lower.value(), most, isExpectation)
                : new Bounds(rest(most), rest(lower.value()), isExpectation);
    }

    /** One less a reward, which only a reward of 0 makes 1. */
    private static double rest(double reward) {
        return reward > 0 ? Math.min(Math.nextDown(1.0), 1 - reward) : 1;
    }
}
