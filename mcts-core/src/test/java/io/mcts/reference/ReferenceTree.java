package io.mcts.reference;

import io.mcts.Mcts;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.HeuristicEvaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.TruncatedRolloutEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.game.StepRewards;
import io.mcts.policy.MoveScores;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.reference.ReferenceNode.Bound;
import io.mcts.reference.ReferenceNode.Edge;
import io.mcts.result.TreeNode;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Rave;
import io.mcts.selection.SelectionPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One tree of the reference, and what an iteration does in it: goes down ({@link #descend}), values the leaf ({@link #evaluate}), and
 * records the rewards ({@link #backUp}). Nothing is packed, shared or remembered for speed; random numbers are drawn in the order in
 * which the text draws them.
 */
final class ReferenceTree<S extends GameState<?, M>, M extends Move> {

    /** A position and who moves there: chance after different players has different nodes. */
    private record Key(long position, int player, boolean isChance) {}

    /** A move that a player made in an iteration. */
    private record Choice(int player, int index) {}

    /** What a batch evaluator gave a state. */
    @SuppressWarnings("ArrayRecordComponent") // not compared
    private record Evaluated(double[] payoffs, double[] priors) {}

    /** One iteration on its way: the edges from the root down, the nodes they leave, and the state after them. */
    final class Descent {
        final List<ReferenceNode<M>> nodes = new ArrayList<>();
        final List<Edge<M>> edges = new ArrayList<>();
        final ReferenceSteps steps = new ReferenceSteps();
        final List<Choice> choices = new ArrayList<>();
        final S state = GameState.copyOf(rootState);
        double[] rewards = {};
        boolean isKnown;

        @Nullable
        Evaluated evaluated;

        Edge<M> last() {
            return edges.get(edges.size() - 1);
        }

        int lastPlayer() {
            return nodes.get(nodes.size() - 1).player;
        }

        boolean isDecided() {
            return isKnown || payoffs(state) != null;
        }
    }

    private final Mcts<S, M> mcts;
    private final Xoroshiro128PlusPlus random;
    private final boolean hasRave;
    private final boolean isUnvisitedFirstAtRoot;
    private final Map<Key, ReferenceNode<M>> positions = new HashMap<>();
    private @Nullable Evaluated rootEvaluation;
    private S rootState;
    ReferenceNode<M> root;

    /** The moves of the root in the order of the legal moves, and in that in which ties are broken. */
    List<M> rootMoves = List.of();

    List<M> orderOfTies = List.of();

    /** Counted since the state became the root: for each move the rewards, and for each player. */
    Map<M, List<Double>> rewardsOfMoves = new HashMap<>();

    double[] playerSums;
    int iterations;
    int depth;
    long visitedEdges;

    /** A tree without iterations, that of one of several workers; the first one's evaluation of the root serves all. */
    ReferenceTree(Mcts<S, M> mcts, S state, int worker, @Nullable ReferenceTree<S, M> first) {
        this.mcts = mcts;
        random = Xoroshiro128PlusPlus.stream(mcts.seed().orElseThrow(), worker);
        hasRave = isRave(mcts.selection()) || isRave(mcts.rootSelection());
        isUnvisitedFirstAtRoot = ReferenceSelection.choosesAmongUnvisited(mcts.selection())
                && !ReferenceSelection.choosesAmongUnvisited(mcts.rootSelection());
        rootState = GameState.copyOf(state);
        root = newRoot(mcts.rootMoves(), first, first == null ? firstPlayer() : first.root.player);
        playerSums = new double[state.playerCount()];
        prepareRoot();
    }

    private static boolean isRave(SelectionPolicy policy) {
        return policy instanceof Rave || (policy instanceof ProgressiveWidening widening && isRave(widening.inner()));
    }

    private @Nullable BatchEvaluator<S> priorEvaluator() {
        return mcts.batches()
                .map(LeafBatches::evaluator)
                .filter(BatchEvaluator::givesPriors)
                .orElse(null);
    }

    // ---- nodes

    private ReferenceNode<M> newRoot(List<M> allowed, @Nullable ReferenceTree<S, M> first, int lastPlayer) {
        BatchEvaluator<S> evaluator = priorEvaluator();
        rootEvaluation = null;
        if (evaluator != null && rootState.currentPlayer() != GameState.CHANCE) {
            rootEvaluation = first == null ? null : first.rootEvaluation;
            rootEvaluation = rootEvaluation == null
                    ? evaluated(evaluator, List.of(rootState)).get(0)
                    : rootEvaluation;
        }
        visitedEdges = 0;
        positions.clear();
        return newNode(rootState, lastPlayer, true, allowed, rootEvaluation);
    }

    /** Makes the node of a state; the last player is asked for only at chance nodes. */
    private ReferenceNode<M> newNode(
            S state, int lastPlayer, boolean isRoot, List<M> allowed, @Nullable Evaluated evaluated) {
        boolean isChance = state.currentPlayer() == GameState.CHANCE;
        boolean isDrawn = isDrawn(state);
        List<M> moves = isDrawn ? new ArrayList<>() : new ArrayList<>(state.legalMoves());
        for (int draws = isChance ? 1 : isRoot ? 256 : 2; isDrawn && draws > 0; draws--) {
            addIfNew(moves, state.randomMove(random));
        }
        if (!isChance && !allowed.isEmpty()) {
            moves.retainAll(allowed);
        }
        int player = isChance ? lastPlayer : state.currentPlayer();
        ReferenceNode<M> node = new ReferenceNode<>(player, isChance, isDrawn);
        node.edges = newEdges(state, moves, evaluated);
        if (!isChance && ReferenceSelection.needsOrder(mcts.selection())) {
            node.edges = ordered(node.edges);
        }
        ReferenceNode<M> known = mcts.hasTranspositions() ? positions.putIfAbsent(key(state, player), node) : null;
        return known == null ? node : known;
    }

    private static boolean isDrawn(GameState<?, ?> state) {
        return state.currentPlayer() == GameState.CHANCE
                ? state instanceof SampledChance chance && chance.isSampled()
                : state instanceof SampledMoves moves && moves.areMovesSampled();
    }

    private static <T> boolean addIfNew(List<T> list, T element) {
        return !list.contains(element) && list.add(element);
    }

    /** The player who chooses first at or below a chance root, after the first of its outcomes. */
    private int firstPlayer() {
        S state = GameState.copyOf(rootState);
        while (!state.isTerminal() && state.currentPlayer() == GameState.CHANCE) {
            state.play(
                    isDrawn(state)
                            ? state.randomMove(random.copy())
                            : state.legalMoves().get(0));
        }
        return state.isTerminal() ? 0 : state.currentPlayer();
    }

    private static Key key(GameState<?, ?> state, int player) {
        return new Key(((PositionKey) state).key(), player, state.currentPlayer() == GameState.CHANCE);
    }

    private List<Edge<M>> newEdges(S state, List<M> moves, @Nullable Evaluated evaluated) {
        List<Edge<M>> edges = new ArrayList<>();
        boolean isChance = state.currentPlayer() == GameState.CHANCE;
        double[] priors = isChance ? new double[0] : priors(state, moves, evaluated);
        for (int i = 0; i < moves.size(); i++) {
            Edge<M> edge = new Edge<>(moves.get(i));
            edge.probability = isChance && !isDrawn(state) ? state.probability(edge.move) : 0;
            edge.prior = i < priors.length ? priors[i] : edge.prior;
            edge.sums = isChance ? new double[state.playerCount()] : edge.sums;
            edges.add(edge);
        }
        return edges;
    }

    private double[] priors(S state, List<M> moves, @Nullable Evaluated evaluated) {
        MoveScores<S, M> scores = mcts.prior().orElse(null);
        double[] priors = new double[scores == null && evaluated == null ? 0 : moves.size()];
        if (evaluated != null) {
            List<M> legal = state.legalMoves();
            Arrays.setAll(priors, i -> evaluated.priors[legal.indexOf(moves.get(i))]);
            double sum = 0;
            for (double prior : priors) {
                sum += prior;
            }
            double all = sum;
            if (!moves.equals(legal)) {
                Arrays.setAll(priors, i -> all == 0 ? 1.0 / priors.length : priors[i] / all);
            }
        } else if (scores != null) {
            scores.score(state, moves, priors);
        }
        return priors;
    }

    /** Visited moves first, then by descending prior, ties at random. */
    private List<Edge<M>> ordered(List<Edge<M>> edges) {
        List<Edge<M>> order = new ArrayList<>();
        for (Edge<M> edge : edges) {
            int place = random.nextInt(order.size() + 1);
            order.add(edge);
            order.set(order.size() - 1, order.get(place));
            order.set(place, edge);
        }
        order.sort(Comparator.comparing((Edge<M> edge) -> edge.visits == 0)
                .thenComparing((a, b) -> Double.compare(b.prior, a.prior)));
        return order;
    }

    /** What is done to a node that has become the root. */
    private void prepareRoot() {
        if (!root.isChance && mcts.rootNoise().isPresent()) {
            double[] priors =
                    root.edges.stream().mapToDouble(edge -> edge.prior).toArray();
            mcts.rootNoise().get().mix(priors, random);
            for (int i = 0; i < priors.length; i++) {
                root.edges.get(i).prior = priors[i];
            }
        }
        if (!root.isChance && ReferenceSelection.needsOrder(mcts.rootSelection())) {
            root.edges = ordered(root.edges);
        }
        List<M> moves = root.edges.stream().map(edge -> edge.move).toList();
        rootMoves = root.isDrawn
                ? moves
                : rootState.legalMoves().stream().filter(moves::contains).toList();
        List<M> ties = new ArrayList<>(rootMoves);
        for (int i = ties.size() - 1; i > 0 && mcts.breaksTiesAtRandom() && !root.isDrawn; i--) {
            int other = random.nextInt(i + 1);
            M move = ties.get(i);
            ties.set(i, ties.get(other));
            ties.set(other, move);
        }
        orderOfTies = ties;
        rewardsOfMoves = new HashMap<>();
        Arrays.fill(playerSums, 0);
        iterations = 0;
    }

    /** Goes on to the state after a move, and keeps what is below it. */
    void advance(M move, @Nullable ReferenceTree<S, M> first) {
        Edge<M> edge = root.edge(move);
        rootState.play(move);
        if (edge != null && edge.below != null) {
            root = edge.below;
            rootEvaluation = null;
            forgetUnreachable();
        } else if (!rootState.isTerminal()) {
            root = newRoot(List.of(), first, root.player);
        }
        if (!rootState.isTerminal()) {
            prepareRoot();
        }
    }

    /** Forgets the nodes that a copy of the tree does not show; their edges keep all that is known of them. */
    void forgetAllBut(@Nullable TreeNode<?> copy) {
        if (copy != null) {
            forgetAllBut(root, copy);
            forgetUnreachable();
        }
    }

    private void forgetAllBut(ReferenceNode<M> node, TreeNode<?> copy) {
        for (TreeNode<?> child : copy.children()) {
            for (Edge<M> edge : node.edges) {
                if (edge.below == null || !edge.move.equals(child.move())) {
                    continue;
                }
                if (child.kind() == TreeNode.Kind.LEAF) {
                    edge.below = null;
                    edge.evaluations = edge.visits;
                    edge.evaluationSum = edge.sum;
                } else {
                    forgetAllBut(edge.below, child);
                }
            }
        }
    }

    private void forgetUnreachable() {
        Set<ReferenceNode<M>> reachable = new HashSet<>();
        List<ReferenceNode<M>> unfinished = new ArrayList<>(List.of(root));
        visitedEdges = 0;
        while (!unfinished.isEmpty()) {
            ReferenceNode<M> node = unfinished.remove(unfinished.size() - 1);
            if (reachable.add(node)) {
                for (Edge<M> edge : node.edges) {
                    visitedEdges += edge.visits > 0 ? 1 : 0;
                    if (edge.below != null) {
                        unfinished.add(edge.below);
                    }
                }
            }
        }
        positions.values().retainAll(reachable);
    }

    // ---- an iteration

    boolean isRootProven() {
        return mcts.isSolver() && root.lower().value() >= root.upper().value();
    }

    /** One iteration, or as many together as a batch holds and a number allows; returns how many. */
    int iterate(int most, long done, Reference.@Nullable Ceiling ceiling) {
        forgetAllBut(ceiling == null ? null : ceiling.kept(done));
        LeafBatches<S> batches = mcts.batches().orElse(null);
        if (batches == null) {
            long newEdges = newEdges(ceiling, done);
            Descent descent = descend(List.of(), 0, newEdges);
            evaluate(descent, newEdges);
            backUp(descent);
            return 1;
        }
        List<Descent> batch = new ArrayList<>();
        boolean isFull = false;
        while (!isFull && batch.size() < Math.min(most, batches.size())) {
            Xoroshiro128PlusPlus before = random.copy();
            Descent next = descend(batch, batches.virtualLoss(), newEdges(ceiling, done + batch.size()));
            isFull = priorEvaluator() != null
                    && !next.isDecided()
                    && batch.stream().anyMatch(other -> other.last() == next.last());
            if (isFull) { // the leaf has no node yet: this descent did not happen
                takeBack(next, batches.virtualLoss());
                random.resetTo(before);
            } else {
                batch.add(next);
            }
        }
        evaluateTogether(batch, batches.evaluator());
        batch.forEach(descent -> takeBack(descent, batches.virtualLoss()));
        for (Descent descent : batch) {
            if (descent.evaluated != null && priorEvaluator() != null && descent.last().below == null) {
                descent.last().below =
                        newNode(descent.state, descent.lastPlayer(), false, List.of(), descent.evaluated);
            }
            backUp(descent);
        }
        return batch.size();
    }

    private static long newEdges(Reference.@Nullable Ceiling ceiling, long done) {
        return ceiling == null ? Long.MAX_VALUE : ceiling.newEdges(done);
    }

    /** Goes down from the root until a move leads to no node. A virtual loss counts moves as visited on the way. */
    private Descent descend(List<Descent> waiting, int virtualLoss, long newEdges) {
        long left = newEdges;
        Descent descent = new Descent();
        Map<Integer, ReferenceNode<M>> references = new HashMap<>();
        ReferenceNode<M> node = root;
        while (node != null) {
            Edge<M> edge = choose(node, descent.state, references);
            long there = waiting.stream().filter(other -> other.last() == edge).count();
            long visits = edge.visits - Math.max(0, virtualLoss - 1) * there;
            left -= edge.visits == 0 ? 1 : 0;
            descent.nodes.add(node);
            descent.edges.add(edge);
            node.visits += virtualLoss == 0 ? 0 : 1;
            edge.visits += virtualLoss;
            if (!node.isChance) {
                descent.choices.add(new Choice(node.player, edge.move.index()));
            }
            descent.isKnown = mcts.isSolver() && edge.isProven();
            if (descent.isKnown) {
                return descent;
            }
            descent.state.play(edge.move);
            descent.steps.note(descent.state);
            node = below(descent, edge, visits, left > 0);
            if (node != null && left == 0 && mcts.batches().isEmpty() && triesAnother(node)) {
                return descent; // the node has found no room to grow
            }
        }
        return descent;
    }

    /** Whether an iteration that reaches this node, not the root, takes an edge for the first time. */
    private boolean triesAnother(ReferenceNode<M> node) {
        return !node.isChance
                && node.visits < node.edges.size()
                && node.edges.stream().noneMatch(Edge::isBounded)
                && !ReferenceSelection.choosesAmongUnvisited(mcts.selection());
    }

    private void takeBack(Descent descent, int virtualLoss) {
        descent.nodes.forEach(node -> node.visits--);
        descent.edges.forEach(edge -> edge.visits -= virtualLoss);
    }

    /** The node below an edge: known by the edge or the position, or made now if the edge had enough visits. */
    private @Nullable ReferenceNode<M> below(Descent descent, Edge<M> edge, long visits, boolean hasRoom) {
        S state = descent.state;
        if (edge.below == null && mcts.hasTranspositions() && payoffs(state) == null) {
            int player = state.currentPlayer() == GameState.CHANCE ? descent.lastPlayer() : state.currentPlayer();
            edge.below = positions.get(key(state, player));
        }
        boolean isDue = hasRoom && priorEvaluator() == null && visits >= mcts.expansionThreshold() - 1;
        if (edge.below == null && isDue && payoffs(state) == null) {
            edge.below = newNode(state, descent.lastPlayer(), false, List.of(), null);
        }
        return edge.below;
    }

    private Edge<M> choose(ReferenceNode<M> node, S state, Map<Integer, ReferenceNode<M>> references) {
        if (node.isChance) {
            return drawn(node, state);
        }
        if (node.isDrawn) {
            widen(node, state);
        }
        List<Edge<M>> open = node.edges;
        boolean isNarrowed = open.stream().anyMatch(Edge::isBounded);
        if (isNarrowed) { // only moves that may be better than the safest
            double safe = node.safe();
            open = open.stream().filter(edge -> node.most(edge) > safe).toList();
            if (open.isEmpty()) {
                return node.edges.stream()
                        .filter(edge -> node.least(edge) == safe)
                        .findFirst()
                        .orElseThrow();
            }
        }
        boolean isRoot = node == root;
        SelectionPolicy policy = isRoot ? mcts.rootSelection() : mcts.selection();
        boolean triesAllFirst =
                !ReferenceSelection.choosesAmongUnvisited(policy) && !(isRoot && isUnvisitedFirstAtRoot);
        if (triesAllFirst && node.visits < node.edges.size()) { // the visited ones stand first
            int drawn = node.visits + random.nextInt(node.edges.size() - node.visits);
            Collections.swap(node.edges, node.visits, drawn);
            return node.edges.get(node.visits);
        }
        ReferenceNode<M> reference = amafReference(node, references);
        if (isRoot && isUnvisitedFirstAtRoot) {
            Edge<M> unvisited = unvisited(open);
            if (unvisited != null) {
                return unvisited;
            }
        }
        int visits = isNarrowed ? open.stream().mapToInt(edge -> edge.visits).sum() : node.visits;
        return new ReferenceSelection<M>(open, visits, node::sum, node::mean, edge -> amaf(reference, edge))
                .choose(policy, random);
    }

    private @Nullable Edge<M> unvisited(List<Edge<M>> edges) {
        Edge<M> drawn = null;
        int count = 0;
        for (Edge<M> edge : edges) {
            if (edge.visits == 0 && random.nextInt(++count) == 0) {
                drawn = edge;
            }
        }
        return drawn;
    }

    /**
     * An outcome by its probability. Of outcomes that are only drawn there are about as many as the root of the visits; for one that is
     * not among them stands the least visited.
     */
    private Edge<M> drawn(ReferenceNode<M> node, S state) {
        if (node.isDrawn) {
            M outcome = state.randomMove(random);
            Edge<M> known = node.edge(outcome);
            if (known == null && node.edges.size() * node.edges.size() <= node.visits) {
                known = newEdges(state, List.of(outcome), null).get(0);
                node.edges.add(known);
            }
            return known != null
                    ? known
                    : node.edges.stream()
                            .min(Comparator.comparingInt(edge -> edge.visits))
                            .orElseThrow();
        }
        double rest = random.nextDouble();
        int passed = 0;
        for (Edge<M> edge : node.edges.subList(0, node.edges.size() - 1)) {
            rest -= node.probability(edge);
            passed += rest < 0 ? 0 : 1;
        }
        return node.edges.get(passed);
    }

    /** Once all moves are visited, draws as many as there are, if the first of them is new. */
    private void widen(ReferenceNode<M> node, S state) {
        if (node.edges.stream().anyMatch(edge -> edge.visits == 0)) {
            return;
        }
        List<M> moves =
                new ArrayList<>(node.edges.stream().map(edge -> edge.move).toList());
        int count = moves.size();
        if (addIfNew(moves, state.randomMove(random))) {
            for (int draws = 1; draws < count; draws++) {
                addIfNew(moves, state.randomMove(random));
            }
            node.edges.addAll(ordered(newEdges(state, moves.subList(count, moves.size()), null)));
        }
    }

    /** The node whose statistics of all moves as first a node shows: the last one on the way with enough visits, or the first. */
    private ReferenceNode<M> amafReference(ReferenceNode<M> node, Map<Integer, ReferenceNode<M>> references) {
        int enough = amafVisits(mcts.selection());
        if (enough == 0) {
            return node;
        }
        if (!references.containsKey(node.player) || node.visits > enough) {
            references.put(node.player, node);
        }
        return references.get(node.player);
    }

    private static int amafVisits(SelectionPolicy policy) {
        if (policy instanceof ProgressiveWidening widening) {
            return amafVisits(widening.inner());
        }
        return policy instanceof Rave rave ? rave.ref() : 0;
    }

    private static <M> Edge<M> amaf(ReferenceNode<M> reference, Edge<M> edge) {
        Edge<M> there = reference.edge(edge.move);
        return there == null ? new Edge<>(edge.move) : there;
    }

    // ---- the value of a leaf

    private void evaluate(Descent descent, long newEdges) {
        if (known(descent)) {
            return;
        }
        double[] payoffs = new double[playerSums.length];
        descent.steps.endInEstimate();
        rollOut(descent, mcts.evaluator().orElseThrow(), payoffs);
        descent.rewards = scaled(payoffs);
        boolean isBest = descent.state.isTerminal() && descent.rewards[0] == 1;
        if (isBest && mcts.isSolver() && payoffs.length == 1 && !mcts.parallel().isShared()) {
            putIntoTree(descent, newEdges);
        }
    }

    /** What a single player can do is proven by doing it: the moves of the rollout become part of the descent. */
    private void putIntoTree(Descent descent, long newEdges) {
        S state = GameState.copyOf(rootState);
        descent.edges.forEach(edge -> state.play(edge.move));
        boolean hasChance = descent.nodes.stream().anyMatch(node -> node.isChance);
        long left = newEdges
                - descent.edges.stream().filter(edge -> edge.visits == 0).count();
        int inTurn = Integer.MAX_VALUE;
        for (int i = descent.edges.size(); i < descent.choices.size(); i++) {
            if (hasChance || state.currentPlayer() == GameState.CHANCE) {
                break;
            }
            Edge<M> last = descent.last();
            if (mcts.hasTranspositions()) {
                last.below = positions.get(key(state, state.currentPlayer()));
            }
            if (last.below == null) {
                if (left <= 0) {
                    break;
                }
                left--;
                last.below = newNode(state, descent.lastPlayer(), false, List.of(), null);
            }
            ReferenceNode<M> node = last.below;
            int index = descent.choices.get(i).index;
            Edge<M> next = node.edges.stream()
                    .filter(edge -> edge.move.index() == index)
                    .findFirst()
                    .orElseThrow();
            boolean isInTurn =
                    !ReferenceSelection.choosesAmongUnvisited(mcts.selection()) && node.visits < node.edges.size();
            int place = node.edges.indexOf(next);
            if (isInTurn && place < node.visits) {
                inTurn = Math.min(inTurn, i);
            } else if (isInTurn) {
                Collections.swap(node.edges, node.visits, place);
            }
            descent.nodes.add(node);
            descent.edges.add(next);
            state.play(next.move);
        }
        if (state.isTerminal()) {
            Bound best = new Bound(1, false);
            descent.last().prove(best, best);
        } else {
            descent.nodes
                    .subList(Math.min(inTurn, descent.nodes.size()), descent.nodes.size())
                    .clear();
            descent.edges
                    .subList(Math.min(inTurn, descent.edges.size()), descent.edges.size())
                    .clear();
        }
    }

    /** Gives the rewards of a proven move or of the end of the game; false if there is neither. */
    private boolean known(Descent descent) {
        Edge<M> last = descent.last();
        if (mcts.isSolver() && last.isProven()) {
            double lower = last.lower.value();
            descent.rewards = playerSums.length == 1 ? new double[] {lower} : new double[] {lower, 1 - lower};
            return true;
        }
        double[] payoffs = payoffs(descent.state);
        if (payoffs == null) {
            return false;
        }
        descent.rewards = scaled(payoffs);
        if (mcts.isSolver()) {
            Bound value = new Bound(descent.rewards[0], false);
            last.prove(value, value);
        }
        return true;
    }

    /** The payoffs of an end of the game, or of a position whose result is known. */
    private double @Nullable [] payoffs(S state) {
        double[] payoffs = new double[playerSums.length];
        if (state.isTerminal()) {
            Arrays.setAll(payoffs, state::payoff);
            return payoffs;
        }
        return mcts.tablebase().filter(table -> table.lookUp(state, payoffs)).isPresent() ? payoffs : null;
    }

    private double[] scaled(double[] payoffs) {
        double least = rootState.minPayoff();
        double greatest = rootState.maxPayoff();
        double[] rewards = new double[payoffs.length];
        Arrays.setAll(rewards, player -> (payoffs[player] - least) / (greatest - least));
        Arrays.setAll(
                rewards,
                player -> rewards[player] == 1 && payoffs[player] < greatest ? Math.nextDown(1.0) : rewards[player]);
        return rewards;
    }

    /** Plays on at random, as far as the evaluator says; what is got on the way counts. */
    private void rollOut(Descent descent, Evaluator<S> evaluator, double[] payoffs) {
        S state = descent.state;
        int plies = Integer.MAX_VALUE;
        if (evaluator instanceof TruncatedRolloutEvaluator<?, ?> truncated) {
            plies = truncated.plies();
        } else if (evaluator instanceof HeuristicEvaluator) {
            plies = 0;
        }
        double[] sums = new double[payoffs.length];
        double weight = 1;
        while (plies > 0 && !state.isTerminal()) {
            int player = state.currentPlayer();
            M move = state.randomMove(random);
            state.play(move);
            if (player != GameState.CHANCE) {
                plies--;
                descent.choices.add(new Choice(player, move.index()));
            }
            if (state instanceof StepRewards steps) {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += weight * steps.reward(i);
                }
                weight *= steps.discount();
            }
        }
        for (int i = 0; i < payoffs.length; i++) {
            double end = state.isTerminal()
                    ? state.payoff(i)
                    : state.minPayoff() + (state.maxPayoff() - state.minPayoff()) / 2;
            payoffs[i] = state instanceof StepRewards ? sums[i] + weight * end : end;
        }
    }

    private void evaluateTogether(List<Descent> batch, BatchEvaluator<S> evaluator) {
        List<Descent> unknown = new ArrayList<>();
        for (Descent descent : batch) {
            if (!descent.isDecided()) {
                unknown.add(descent);
            } else {
                known(descent);
            }
        }
        if (!unknown.isEmpty()) {
            List<Evaluated> values = evaluated(
                    evaluator, unknown.stream().map(descent -> descent.state).toList());
            for (int i = 0; i < unknown.size(); i++) {
                unknown.get(i).steps.endInEstimate();
                unknown.get(i).evaluated = values.get(i);
                unknown.get(i).rewards = scaled(values.get(i).payoffs);
            }
        }
    }

    private List<Evaluated> evaluated(BatchEvaluator<S> evaluator, List<S> states) {
        double[][] payoffs = new double[states.size()][rootState.playerCount()];
        double[][] priors = new double[states.size()][];
        Arrays.setAll(priors, i -> {
            boolean hasPriors = evaluator.givesPriors() && states.get(i).currentPlayer() != GameState.CHANCE;
            return new double[hasPriors ? states.get(i).legalMoves().size() : 0];
        });
        evaluator.evaluate(states, random, payoffs, priors);
        List<Evaluated> evaluated = new ArrayList<>();
        for (int i = 0; i < states.size(); i++) {
            evaluated.add(new Evaluated(payoffs[i], priors[i]));
        }
        return evaluated;
    }

    // ---- what the rewards do

    private void backUp(Descent descent) {
        int last = descent.edges.size() - 1;
        double[] fromRoot = descent.rewards.clone();
        for (int edge = last; edge >= 0; edge--) {
            descent.steps.add(edge, fromRoot);
        }
        if (hasRave) {
            updateAmaf(descent, fromRoot);
        }
        rewardsOfMoves
                .computeIfAbsent(descent.edges.get(0).move, move -> new ArrayList<>())
                .add(fromRoot[root.player]);
        for (int player = 0; player < fromRoot.length; player++) {
            playerSums[player] += fromRoot[player];
        }
        iterations++;
        depth = Math.max(depth, descent.edges.size());
        boolean isNew = mcts.isSolver();
        for (int edge = last; edge > 0 && isNew; edge--) { // in a graph a node may have become known by another parent
            ReferenceNode<M> node = descent.nodes.get(edge);
            isNew = descent.edges.get(edge - 1).prove(node.lower(), node.upper()) || mcts.hasTranspositions();
        }
        new ReferenceBackup<>(descent.nodes, descent.edges, descent.steps, mcts.isSolver())
                .update(mcts.backup(), descent.rewards);
        visitedEdges += descent.edges.stream().filter(edge -> edge.visits == 1).count();
    }

    /** At each node on the way, every move that its player made there or later. */
    private void updateAmaf(Descent descent, double[] rewards) {
        int made = 0;
        for (ReferenceNode<M> node : descent.nodes) {
            if (!node.isChance) {
                List<Choice> later = descent.choices.subList(made++, descent.choices.size());
                for (Edge<M> edge : node.edges) {
                    if (later.contains(new Choice(node.player, edge.move.index()))) {
                        edge.amafVisits++;
                        edge.amafSum += rewards[node.player];
                    }
                }
            }
        }
    }
}
