package io.mcts.search;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.policy.MoveScores;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.solver.Proofs;
import io.mcts.tree.ChildOrder;
import io.mcts.tree.Column;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.NodeView;
import io.mcts.tree.SubtreeCopy;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A tree as a search finds it: the root state, the nodes and their moves, the random numbers, what rollouts have learned. Where each
 * worker has a tree of its own, the first one knows the others.
 *
 * <p>Not thread-safe, except where a method says so.
 */
public final class TreeState<S extends GameState<?, M>, M extends Move> {

    private static final int MOST_THROWS = 1_000;

    /** The replicas of the nodes of a shared tree may take this part of a memory ceiling: 1/16. */
    private static final int SHARE_OF_REPLICAS = 16;

    private final Settings<S, M> settings;
    private final long seed;
    private final Xoroshiro128PlusPlus random;
    private final RewardScale scale;
    private final NodeLayout layout;
    private final long ceiling;
    private final SelectionPolicy ownRootSelection;

    /** What the rollouts of each worker have learned, where they share the tree. */
    private final List<LeafValues<S>> leafValues;

    /** The trees of the other workers, where each has one. */
    private final List<TreeState<S, M>> others;

    private S rootState;
    private List<M> rootMoves = List.of();
    private int[] orderOfTies = {};
    private @Nullable MoveScores<S, M> rootPrior;
    private MoveTable<M> moves = new MoveTable<>();
    private Tree nodes;
    private RootSum rootSum = new RootSum(0, 1);
    private long nodeCount = 1;
    private boolean mayHaveUnvisited;

    /**
     * Makes a tree without iterations.
     *
     * @param state the root; left as it is
     * @throws IllegalArgumentException if the game is over in the state
     */
    public TreeState(Settings<S, M> settings, S state) {
        this(settings, state, settings.seed.orElseGet(() -> new SplittableRandom().nextLong()), null, 0);
    }

    private TreeState(Settings<S, M> settings, S state, long seed, @Nullable TreeState<S, M> first, int worker) {
        requireSupported(settings, state);
        this.settings = settings;
        this.seed = seed;
        int trees = settings.parallel.trees();
        random = Xoroshiro128PlusPlus.stream(seed, worker);
        scale = RewardScale.of(state);
        layout = layout(settings, state.playerCount());
        ceiling = settings.memoryCeiling == Settings.NO_CEILING ? Settings.NO_CEILING : settings.memoryCeiling / trees;
        // in a tree that is kept, the root may be a node at which the other policy has left moves unvisited
        SelectionPolicy atRoot = settings.rootSelection().share(trees);
        ownRootSelection = settings.selection.choosesAmongUnvisited() ? atRoot.unvisitedFirst() : atRoot;
        leafValues = IntStream.range(0, settings.parallel.isShared() ? settings.parallel.workers() : 1)
                .mapToObj(other -> LeafValues.of(settings))
                .toList();
        rootState = GameState.copyOf(state);
        nodes = blankTree();
        makeRoot(first == null ? null : first.rootPrior, settings.rootMoves);
        others = new ArrayList<>();
        for (int other = 1; first == null && other < trees; other++) {
            others.add(new TreeState<>(settings, state, seed, this, other));
        }
    }

    private static void requireSupported(Settings<?, ?> settings, GameState<?, ?> state) {
        if (state.isTerminal()) {
            throw new IllegalArgumentException("the game is over, there is nothing to search in " + state);
        }
        if (settings.isSolver && state.playerCount() > Proofs.MOST_PLAYERS) {
            throw new IllegalArgumentException(
                    "the solver is for games of one or two players, not " + state.playerCount() + " as " + state);
        }
        if (settings.hasTranspositions && !(state instanceof PositionKey)) {
            throw new IllegalArgumentException("transpositions need states with a key, and "
                    + state.getClass().getName() + " does not implement " + PositionKey.class.getName());
        }
    }

    private static NodeLayout layout(Settings<?, ?> settings, int playerCount) {
        Set<Statistic> statistics = settings.statistics();
        Set<Column> columns = EnumSet.noneOf(Column.class);
        if (statistics.contains(Statistic.PRIOR)) {
            columns.add(Column.PRIOR);
        }
        if (statistics.contains(Statistic.SQUARES)) {
            columns.add(Column.SQUARES);
        }
        if (statistics.contains(Statistic.AMAF)) {
            columns.addAll(Set.of(Column.AMAF_VISITS, Column.AMAF_SUM));
        }
        if (settings.isSolver) {
            columns.addAll(Set.of(Column.LOWER, Column.UPPER));
        }
        return new NodeLayout(columns, statistics.contains(Statistic.OUTCOME_SUMS) ? playerCount : 0);
    }

    private Tree blankTree() {
        return new Tree(layout, settings.parallel.isShared(), settings.hasTranspositions, limit(), 0);
    }

    /** Makes the node of the root state, in a tree without nodes. */
    private void makeRoot(@Nullable MoveScores<S, M> knownPrior, List<M> allowed) {
        nodeCount = 1;
        Expansion<S, M> expansion = expansion(random);
        List<M> children = expansion.legalMoves(rootState);
        rootPrior = settings.prior;
        if (rootState.currentPlayer() != GameState.CHANCE) {
            children = allowed.isEmpty() ? expansion.filtered(rootState, children) : allowed(children, allowed);
            BatchEvaluator<S> evaluator = settings.priorEvaluator();
            if (evaluator != null) {
                rootPrior = knownPrior != null ? knownPrior : EvaluatedMoves.ofRoot(evaluator, rootState, random);
            }
        }
        requireRoom(expansion.expand(rootState, firstPlayer(), children, rootPrior));
        prepareRoot();
    }

    private List<M> allowed(List<M> legal, List<M> chosen) {
        for (M move : chosen) {
            if (!legal.contains(move)) {
                throw new IllegalArgumentException(
                        "'" + move + "' is no legal move of the root; legal are " + legal + ", in " + rootState);
            }
        }
        return legal.stream().filter(chosen::contains).toList();
    }

    /** Does what a node needs that has become the root. */
    private void prepareRoot() {
        Node root = root();
        if (!root.isChance()) {
            if (settings.rootNoise != null) {
                double[] priors = new double[root.count()];
                Arrays.setAll(priors, root::prior);
                settings.rootNoise.mix(priors, random);
                for (int child = 0; child < priors.length; child++) {
                    root.prior(child, priors[child]);
                }
            }
            if (ownRootSelection.needs().contains(Statistic.ORDER)) {
                ChildOrder.arrange(root, random);
            }
        }
        rootMoves = List.copyOf(rootState.legalMoves());
        rootSum = new RootSum(root.count(), rootState.playerCount());
        orderOfTies = IntStream.range(0, root.count()).toArray();
        if (settings.breaksTiesAtRandom) {
            for (int i = orderOfTies.length - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                int child = orderOfTies[i];
                orderOfTies[i] = orderOfTies[other];
                orderOfTies[other] = child;
            }
        }
    }

    /** Refuses a root that is so large that a copy of it might not find room. */
    private void requireRoom(int address) {
        if (address == Tree.NONE && ceiling == Settings.NO_CEILING) {
            throw new OutOfMemoryError("no room for the root of a search tree");
        }
        if (address == Tree.NONE || nodes.usedBytes() > limit() / 4) {
            throw new IllegalStateException(
                    "the memory ceiling is too low, " + ceiling + " bytes for a tree whose root has "
                            + rootState.legalMoves().size() + " moves");
        }
    }

    /** The player who chooses at the root or, if chance is to move there, next after the first of its outcomes. */
    private int firstPlayer() {
        S state = GameState.copyOf(rootState);
        for (int i = 0; i < MOST_THROWS && !state.isTerminal(); i++) {
            if (state.currentPlayer() != GameState.CHANCE) {
                return state.currentPlayer();
            }
            state.play(state.legalMoves().get(0));
        }
        return 0;
    }

    /**
     * Plays a move at the root. What is known of the state after it is kept, everything else is forgotten. If that fails in one of
     * several trees, all stay as they were.
     */
    public void advance(M move) {
        List<TreeState<S, M>> all = trees();
        List<Runnable> restorers = all.stream().map(TreeState::restorer).toList();
        boolean isDone = false;
        try {
            @Nullable TreeState<S, M> first = null;
            for (TreeState<S, M> tree : all) {
                tree.advanceAlone(move, first);
                first = this;
            }
            isDone = true;
        } finally {
            if (!isDone) {
                restorers.forEach(Runnable::run);
            }
        }
    }

    private void advanceAlone(M move, @Nullable TreeState<S, M> first) {
        int kept = nodeBelow(move);
        rootState.play(move);
        if (kept != Tree.NONE && keep(kept, room())) {
            rootPrior = null;
            prepareRoot();
            return;
        }
        moves = moves.withoutOthers();
        nodes = blankTree();
        rootPrior = null;
        if (rootState.isTerminal()) {
            nodeCount = 1;
            rootMoves = List.of();
        } else {
            makeRoot(first == null ? null : first.rootPrior, List.of());
        }
    }

    private Runnable restorer() {
        S state = GameState.copyOf(rootState);
        List<M> movesOfRoot = rootMoves;
        int[] order = orderOfTies;
        MoveTable<M> table = moves;
        Tree tree = nodes;
        long count = nodeCount;
        RootSum sum = rootSum;
        return () -> {
            rootState = state;
            rootMoves = movesOfRoot;
            orderOfTies = order;
            moves = table;
            nodes = tree;
            nodeCount = count;
            rootSum = sum;
        };
    }

    private int nodeBelow(M move) {
        Integer child = rootChildren().get(move);
        return child == null ? Tree.NONE : root().link(child);
    }

    /** The numbers of the root's children by their moves. */
    Map<M, Integer> rootChildren() {
        NodeView root = new NodeView(nodes).moveTo(Tree.ROOT);
        Map<M, Integer> children = new HashMap<>();
        for (int child = 0, count = root.count(); child < count; child++) {
            children.put(moves.move(root.move(child)), child);
        }
        return children;
    }

    /**
     * Forgets the least visited nodes, half of the tree or more, so that there is room for others.
     *
     * @return false if the tree has no ceiling, or the heap no room for a copy of the rest
     */
    boolean recycle() {
        return ceiling != Settings.NO_CEILING && keep(Tree.ROOT, Math.min(room(), nodes.bytes() / 2));
    }

    /** Keeps a node and those below it, of which the most visited that have room; false if not even the node has. */
    private boolean keep(int node, long bytes) {
        SubtreeCopy<M> copy;
        try {
            copy = ceiling == Settings.NO_CEILING
                    ? SubtreeCopy.of(nodes, moves, node)
                    : SubtreeCopy.mostVisited(nodes, moves, node, bytes);
        } catch (OutOfMemoryError noRoom) {
            return false;
        }
        nodes = copy.tree();
        moves = copy.moves();
        nodes.limit(limit());
        nodeCount = copy.nodes();
        return true;
    }

    /** The memory that a copy of nodes may take. */
    private long room() {
        return Math.max(0, ceiling - nodes.bytes() - limitOfReplicas()); // the moves of one node may be more
    }

    /** The memory that the tree may take between two copies. */
    private long limit() {
        return ceiling == Settings.NO_CEILING ? ceiling : ceiling / 3 * 2 - limitOfReplicas();
    }

    /** The memory that the replicas of all workers of a shared tree may take. */
    private long limitOfReplicas() {
        return ceiling == Settings.NO_CEILING || !settings.parallel.isShared() ? 0 : ceiling / SHARE_OF_REPLICAS;
    }

    /** The memory that the replicas of one worker may take. */
    long limitOfReplicasOfWorker() {
        return ceiling == Settings.NO_CEILING ? Long.MAX_VALUE : limitOfReplicas() / settings.parallel.workers();
    }

    private Node root() {
        return new Node(nodes).moveTo(Tree.ROOT);
    }

    /** A search has failed while several threads had visits under way: some nodes may have children that were left out. */
    void markUnvisited() {
        mayHaveUnvisited = true;
    }

    /** The selection below the root. */
    SelectionPolicy selection() {
        return mayHaveUnvisited ? settings.selection.unvisitedFirst() : settings.selection;
    }

    SelectionPolicy rootSelection() {
        return mayHaveUnvisited ? ownRootSelection.unvisitedFirst() : ownRootSelection;
    }

    /** The iterations that can be counted until some node has as many visits as an int can hold. */
    long iterationLimit() {
        return (long) Integer.MAX_VALUE / settings.parallel.trees()
                - Math.max(new NodeView(nodes).moveTo(Tree.ROOT).visits(), nodes.mostVisits());
    }

    /** This tree and those of the other workers. */
    public List<TreeState<S, M>> trees() {
        List<TreeState<S, M>> trees = new ArrayList<>(others);
        trees.add(0, this);
        return trees;
    }

    public Settings<S, M> settings() {
        return settings;
    }

    long seed() {
        return seed;
    }

    Xoroshiro128PlusPlus random() {
        return random;
    }

    RewardScale scale() {
        return scale;
    }

    /** The state at the root, which only one thread may use at a time. */
    public S rootState() {
        return rootState;
    }

    /** The legal moves of the root. Any thread may read them. */
    List<M> rootMoves() {
        return rootMoves;
    }

    /** The children of the root in the order in which ties are broken. */
    int[] orderOfTies(int count) {
        return orderOfTies.length == count
                ? orderOfTies
                : IntStream.range(0, count).toArray();
    }

    public Tree nodes() {
        return nodes;
    }

    public MoveTable<M> moves() {
        return moves;
    }

    boolean hasAmaf() {
        return layout.has(Column.AMAF_VISITS);
    }

    /** What makes nodes of the tree, for one thread. */
    Expansion<S, M> expansion(RandomGenerator source) {
        return new Expansion<>(nodes, moves, settings, source);
    }

    /** What values the leaves of a worker; what its rollouts have learned outlives {@link #advance}. */
    LeafValues<S> leafValues(int worker) {
        return leafValues.get(worker);
    }

    RootSum rootSum() {
        return rootSum;
    }

    /** Adds what a worker counted by itself; thread-safe. */
    synchronized void addToRootSum(RootSum counted) {
        rootSum.add(counted);
    }

    long nodeCount() {
        return nodeCount;
    }

    void addNodes(long count) {
        nodeCount += count;
    }
}
