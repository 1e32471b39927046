package io.mcts.iteration;

import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.internal.Mixing;
import io.mcts.internal.Rounding;
import io.mcts.policy.MoveScores;
import io.mcts.selection.Statistic;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeAllocator;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.NodeWords;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

final class Expansion<S extends GameState<?, M>, M extends Move> {

    private static final int NO_OUTCOME = -1;

    private final Tree tree;
    private final boolean mayBeSampled;
    private final int rootDepth;
    private final NodeAllocator allocator;
    private final int mostMoves;
    private final int mostOutcomes;
    private final MoveTable<M> moves;
    private final MoveFilter<S, M> filter;
    private final @Nullable MoveScores<S, M> prior;
    private final boolean isOrdered;
    private final boolean makesSmallNodes;
    private final boolean hasCeiling;
    private final RandomGenerator random;
    private final Node node;
    private int[] numbers = {};

    /** The outcome drawn on arrival at a node with sampled outcomes; {@link #NO_OUTCOME} at other nodes. */
    private int sampledOutcome = NO_OUTCOME;

    Expansion(
            Tree tree,
            boolean mayBeSampled,
            int rootDepth,
            MoveTable<M> moves,
            Settings<S, M> settings,
            @Nullable MoveScores<S, M> prior,
            RandomGenerator random) {
        this.tree = tree;
        this.mayBeSampled = mayBeSampled;
        this.rootDepth = rootDepth;
        this.moves = moves;
        this.random = random;
        allocator = new NodeAllocator(tree);
        mostMoves = tree.layout().maxChildren(false);
        mostOutcomes = tree.layout().maxChildren(true);
        filter = settings.expansion;
        this.prior = prior;
        hasCeiling = settings.memoryCeiling != Settings.NO_CEILING;
        isOrdered = settings.selection.needs().contains(Statistic.ORDER);
        // in these trees the children visited are the first ones, and one link leads to a node
        makesSmallNodes = tree.layout().allowsSmallNodes()
                && !tree.isShared()
                && !tree.isGraph()
                && !mayBeSampled
                && !isOrdered
                && settings.batches == null
                && !settings.selection.choosesAmongUnvisited();
        node = new Node(tree);
    }

    /** Finds the node of the state at the end of a path. */
    int find(S state, TreePath path) {
        return find(state, lastPlayer(path), path.length());
    }

    /** Creates the node of the state at the end of a path; {@link Tree#NONE} if memory is short. */
    int expand(S state, TreePath path) {
        return expand(state, lastPlayer(path), path.length());
    }

    int expand(S state, TreePath path, @Nullable MoveScores<S, M> scores, double[] rewards) {
        int address = expand(state, lastPlayer(path), path.length(), scores);
        if (address != Tree.NONE && state.currentPlayer() != GameState.CHANCE) {
            node.moveTo(address).value(rewards[state.currentPlayer()]);
        }
        return address;
    }

    private static int lastPlayer(TreePath path) {
        return path.player(path.length() - 1);
    }

    int find(S state, int lastPlayer, int depth) {
        return tree.find(key(state, lastPlayer, depth));
    }

    private long key(GameState<?, ?> state, int lastPlayer, int depth) {
        int player = state.currentPlayer();
        int mover = player == GameState.CHANCE ? 2 * lastPlayer + 1 : 2 * player;
        PositionKey position = (PositionKey) state;
        long key = Mixing.join(position.key(), mover);
        return position.mayRecur() ? Mixing.join(key, rootDepth + depth) : key;
    }

    /**
     * Creates the node of a state at a depth below the root, whose outcomes keep the rewards of the last player; {@link Tree#NONE} if memory
     * is short.
     */
    int expand(S state, int lastPlayer, int depth) {
        return expand(state, lastPlayer, depth, prior);
    }

    private int expand(S state, int lastPlayer, int depth, @Nullable MoveScores<S, M> scores) {
        List<M> children = legalMoves(state, false);
        if (state.currentPlayer() != GameState.CHANCE) {
            children = filtered(state, children);
        }
        return expand(state, lastPlayer, depth, children, scores);
    }

    int expand(S state, int lastPlayer, int depth, List<M> children, @Nullable MoveScores<S, M> scores) {
        if (!tree.hasRoomForKey() || allocate(state, lastPlayer, children) == Tree.NONE) {
            return Tree.NONE;
        }
        if (!node.isChance()) {
            if (scores != null) {
                writePriors(scores, state, children, 0);
            }
            if (isOrdered) {
                node.sort(0, random);
            } else if (tree.isShared()) {
                node.shuffle(random); // concurrent threads cannot draw without replacement
            }
        }
        return tree.isGraph() ? tree.remember(key(state, lastPlayer, depth), node.address()) : node.address();
    }

    private int allocate(S state, int lastPlayer, List<M> children) {
        boolean isChance = state.currentPlayer() == GameState.CHANCE;
        if (hasCeiling && allocator.isTooLarge(children.size(), isChance, moves.bytesOfNew(children))) {
            return Tree.NONE;
        }
        int combined = number(children);
        tree.account(moves.bytes());
        int player = isChance ? lastPlayer : state.currentPlayer();
        int address = makesSmallNodes && !isChance && !tree.isEmpty()
                ? allocator.allocateSmall(children.size(), combined, player)
                : allocator.allocate(children.size(), combined, player, isChance);
        if (address == Tree.NONE) {
            return Tree.NONE;
        }
        node.moveTo(address);
        for (int child = 0; child < children.size(); child++) {
            node.move(child, numbers[child]);
        }
        boolean isSampled = isSampled(state);
        if (combined >= MoveTable.FIRST_OTHER && !isSampled) {
            requireDistinct(state, children);
        }
        if (isChance && !isSampled) {
            writeProbabilities(state, children);
        }
        return address;
    }

    private boolean isSampled(S state) {
        return mayBeSampled && SampledChildren.areOf(state);
    }

    private int number(List<M> children) {
        if (numbers.length < children.size()) {
            numbers = new int[2 * children.size()];
        }
        int combined = 0;
        for (int child = 0; child < children.size(); child++) {
            numbers[child] = moves.number(children.get(child));
            combined |= numbers[child];
        }
        return combined;
    }

    private void requireDistinct(S state, List<M> children) {
        Map<Integer, M> byIndex = new HashMap<>();
        for (M move : children) {
            M other = byIndex.put(move.index(), move);
            if (other != null) {
                throw new IllegalStateException("two legal moves have the index " + move.index() + ", " + other
                        + " and " + move + "; legal moves of one state have different ones, in " + state
                        + (other.toString().equals(move.toString()) ? "\nMaybe a move is in the list twice." : ""));
            }
        }
    }

    static <M> List<M> shuffled(List<M> moves, RandomGenerator random) {
        List<M> shuffled = new ArrayList<>(moves);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, random.nextInt(i + 1));
        }
        return shuffled;
    }

    /**
     * Called on arrival at a node; returns its address, or that of the larger node that replaces it if more children are sampled or it was
     * small; {@link Tree#NONE} if there is no memory for another child.
     */
    int arrive(TreePath path, int address, S state) {
        return mayBeSampled ? arriveAtSampled(path, address, state) : withSlot(path, address);
    }

    private int withSlot(TreePath path, int address) {
        boolean isOutOfSlots = NodeWords.isOutOfSlots(tree.chunk(address), address & Tree.CHUNK_MASK);
        return isOutOfSlots ? enlarge(path, address) : address;
    }

    /** Moves a small node to words for all of its children; returns its new address, or {@link Tree#NONE} if there is no memory. */
    int enlarge(TreePath path, int address) {
        int larger = allocator.enlarge(address);
        return larger == Tree.NONE ? Tree.NONE : path.link(larger);
    }

    private int arriveAtSampled(TreePath path, int address, S state) {
        sampledOutcome = NO_OUTCOME;
        if (!SampledChildren.areOf(state)) {
            return address;
        }
        node.moveTo(address);
        return node.isChance() ? sampleOutcome(path, state) : sampleMoves(path, state);
    }

    private int sampleOutcome(TreePath path, S state) {
        int address = node.address();
        int count = node.count();
        M drawn = state.randomMove(random);
        sampledOutcome = childOf(drawn);
        if (sampledOutcome >= 0) {
            return address;
        }
        if (count < mostOutcomes && (long) count * count <= node.visits()) {
            int larger = grow(path, state, List.of(drawn));
            if (larger != Tree.NONE) {
                sampledOutcome = count;
                return larger;
            }
        }
        sampledOutcome = node.best(child -> -node.visits(child));
        return address;
    }

    private int sampleMoves(TreePath path, S state) {
        int address = node.address();
        int count = node.count();
        if (count == mostMoves || node.visits() < count || node.hasUnvisited()) {
            return address;
        }
        M drawn = state.randomMove(random);
        if (childOf(drawn) >= 0) {
            return address;
        }
        int larger = grow(path, state, SampledChildren.further(state, moves.movesOf(node), drawn, mostMoves, random));
        return larger == Tree.NONE ? address : larger;
    }

    private int childOf(M move) {
        int number = moves.find(move);
        return number < 0 ? NO_OUTCOME : node.childOf(number, 0);
    }

    private int grow(TreePath path, S state, List<M> further) {
        Node old = new Node(tree).moveTo(node.address());
        int count = old.count();
        List<M> children = moves.movesOf(old);
        children.addAll(further);
        int larger = allocate(state, old.player(), children);
        if (larger == Tree.NONE) {
            node.moveTo(old.address());
            return Tree.NONE;
        }
        for (int child = 0; child < count; child++) {
            old.moveTo(old.address()); // the tree may have grown
            node.add(child, old.known(child));
            node.link(child, old.link(child));
        }
        if (!node.isChance()) {
            if (prior != null) {
                writePriors(prior, state, children, count);
            }
            if (isOrdered) {
                node.sort(count, random);
            }
        }
        if (old.address() == tree.root()) {
            tree.root(larger);
        } else {
            path.link(larger);
        }
        return larger;
    }

    int outcome(Node at) {
        return sampledOutcome == NO_OUTCOME ? at.drawOutcome(random) : sampledOutcome;
    }

    /** The legal moves of a state, or the first sampled ones; refuses a state that breaks its contract. */
    List<M> legalMoves(S state, boolean isRoot) {
        int player = state.currentPlayer();
        boolean isChance = player == GameState.CHANCE;
        if (state.playerCount() > Tree.MAX_PLAYERS) {
            throw new IllegalStateException(
                    state.playerCount() + " players are more than a search can tell apart, " + Tree.MAX_PLAYERS);
        }
        if (!isChance && (player < 0 || player >= state.playerCount())) {
            throw new IllegalStateException("currentPlayer() is " + player + "; allowed are 0 to "
                    + (state.playerCount() - 1) + " and CHANCE (" + GameState.CHANCE + "), in " + state);
        }
        List<M> legal = isSampled(state) ? SampledChildren.first(state, isRoot, random) : state.legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalStateException("no legal move in a state that is not terminal: " + state);
        }
        int most = isChance ? mostOutcomes : mostMoves;
        if (legal.size() > most) {
            throw new IllegalStateException(legal.size() + " legal moves are more than a node of this search can hold, "
                    + most + ", in " + state + advice(isChance, legal.size()));
        }
        return legal;
    }

    private String advice(boolean isChance, int count) {
        int mostWithout = NodeLayout.PLAIN.maxChildren(isChance);
        return count > mostWithout
                ? "\nMaybe they can be drawn instead of listed; see SampledMoves and SampledChance."
                : "\nMaybe a search with fewer parts serves: for each move this one also keeps "
                        + tree.layout().figures(isChance) + ", and without them a node holds " + mostWithout + ".";
    }

    List<M> filtered(S state, List<M> legal) {
        List<M> kept = filter.filter(state, legal);
        if (kept.isEmpty() || !areSome(kept, legal)) {
            throw new IllegalStateException("the filter " + filter + " left " + kept + "; allowed is at least one of "
                    + legal + ", each once, in " + state);
        }
        return kept;
    }

    /** Whether some moves are legal ones, each once; without allocation where they have the order of the legal ones. */
    private static <M> boolean areSome(List<M> moves, List<M> legal) {
        int found = 0;
        for (int i = 0; i < legal.size() && found < moves.size(); i++) {
            found += moves.get(found).equals(legal.get(i)) ? 1 : 0;
        }
        return found == moves.size() || (legal.containsAll(moves) && new HashSet<>(moves).size() == moves.size());
    }

    private void writePriors(MoveScores<S, M> prior, S state, List<M> children, int from) {
        double[] scores = new double[children.size()];
        prior.score(state, children, scores);
        for (int child = from; child < scores.length; child++) {
            if (!(scores[child] >= 0 && scores[child] <= 1)) {
                throw new IllegalStateException("the prior " + prior + " of " + children.get(child) + " is "
                        + scores[child] + ", not from 0 to 1, in " + state);
            }
            node.prior(child, scores[child]);
        }
    }

    private void writeProbabilities(S state, List<M> outcomes) {
        double total = 0;
        for (int child = 0; child < outcomes.size(); child++) {
            double probability = state.probability(outcomes.get(child));
            if (!(probability > 0)) {
                throw new IllegalStateException("the probability of " + outcomes.get(child) + " is " + probability
                        + ", not greater than 0, in " + state);
            }
            node.probability(child, probability);
            total += probability;
        }
        if (!Rounding.areEqual(total, 1)) {
            throw new IllegalStateException(
                    "the probabilities of " + outcomes + " sum to " + total + ", not to 1, in " + state);
        }
    }
}
