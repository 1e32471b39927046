package io.mcts.iteration;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.MoveScores;
import io.mcts.random.Variates;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.tree.Column;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.SubtreeCopy;
import io.mcts.tree.Tree;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A tree as a search finds it: the root state, the nodes and their moves, the random numbers, what rollouts have learned.
 *
 * <p>Not thread-safe, except where a method says so.
 */
public final class TreeState<S extends GameState<?, M>, M extends Move> implements Cloneable {

    private static final int MOST_THROWS = 1_000;

    /** The replicas of the nodes of a shared tree may take this part of a memory ceiling: 1/16. */
    private static final int SHARE_OF_REPLICAS = 16;

    /** The root and its moves may take this part of what the tree may hold: 1/4. */
    private static final int LARGEST_ROOT = 4;

    private final Settings<S, M> settings;
    public final long seed;
    public final Xoroshiro128PlusPlus random;
    public final RewardScale scale;
    private final boolean mayBeSampled;
    private final NodeLayout layout;
    private final long ceiling;
    private final SelectionPolicy rootSelection;

    /** What the rollouts of each worker have learned, where they share the tree. */
    private final List<LeafValues<S, M>> leafValues;

    private S rootState;
    private boolean isRootSampled;
    private List<M> rootMoves = List.of();
    private List<M> orderOfTies = List.of();
    private @Nullable EvaluatedMoves<S, M> rootEvaluation;
    private MoveTable<M> moves = new MoveTable<>();
    private Tree nodes;
    private RootSum rootSum = new RootSum(0, 1);
    private long nodeCount = 1;

    /**
     * Makes a tree without iterations.
     *
     * @param state the root; left as it is
     * @param first the first tree of several, which gives its root's priors and noise to the others; null if this is it
     */
    public TreeState(Settings<S, M> settings, S state, long seed, @Nullable TreeState<S, M> first, int worker) {
        settings.check(state);
        this.settings = settings;
        this.seed = seed;
        int treeCount = settings.parallel.trees();
        random = Xoroshiro128PlusPlus.stream(seed, worker);
        scale = RewardScale.of(state);
        mayBeSampled = SampledChildren.arePossible(state);
        layout = layout(settings, state.playerCount());
        ceiling = settings.memoryCeiling / treeCount;
        // in a tree that is kept, the root may be a node at which the other policy has left moves unvisited
        SelectionPolicy atRoot = settings.rootSelection().share(treeCount);
        rootSelection = settings.selection.choosesAmongUnvisited() ? atRoot.unvisitedFirst() : atRoot;
        leafValues = IntStream.range(0, settings.parallel.isShared() ? settings.parallel.workers() : 1)
                .mapToObj(other -> LeafValues.of(settings))
                .toList();
        rootState = GameState.copyOf(state);
        nodes = blankTree();
        makeRoot(
                first,
                settings.rootMoves,
                first == null ? firstPlayer() : first.root().player());
    }

    private static NodeLayout layout(Settings<?, ?> settings, int playerCount) {
        Set<Statistic> statistics = settings.statistics();
        Set<Column> columns = EnumSet.noneOf(Column.class);
        if (statistics.contains(Statistic.PRIOR)) {
            columns.add(Column.PRIOR);
        }
        if (statistics.contains(Statistic.VALUE) && settings.priorEvaluator() != null) {
            columns.add(Column.VALUE);
        }
        if (settings.rootSelection().needs().contains(Statistic.NOISE)) {
            columns.add(Column.NOISE);
        }
        if (statistics.contains(Statistic.SQUARES)) {
            columns.add(Column.SQUARES);
        }
        if (statistics.contains(Statistic.AMAF)) {
            columns.addAll(Set.of(Column.AMAF_VISITS, Column.AMAF_SUM));
        }
        if (statistics.contains(Statistic.EVALUATIONS)) {
            columns.addAll(Set.of(Column.EVALUATIONS, Column.EVALUATION_SUM));
        }
        if (settings.isSolver) {
            columns.addAll(Set.of(Column.LOWER, Column.UPPER));
        }
        return new NodeLayout(columns, statistics.contains(Statistic.OUTCOME_SUMS) ? playerCount : 0);
    }

    private Tree blankTree() {
        return new Tree(layout, settings.parallel.isShared(), settings.hasTranspositions, limit(), 0);
    }

    /** Makes the node of the root state, in a tree without nodes, with the priors of the first tree of several. */
    private void makeRoot(@Nullable TreeState<S, M> first, List<M> allowed, int lastPlayer) {
        nodeCount = 1;
        Expansion<S, M> expansion = expansion(leafValues(0), random);
        List<M> children = expansion.legalMoves(rootState, true);
        if (rootState.currentPlayer() != GameState.CHANCE) {
            children = allowed.isEmpty() ? expansion.filtered(rootState, children) : allowed(children, allowed);
            BatchEvaluator<S> evaluator = settings.priorEvaluator();
            if (evaluator != null) {
                EvaluatedMoves<S, M> known = first == null ? null : first.rootEvaluation;
                rootEvaluation = known != null ? known : EvaluatedMoves.ofRoot(evaluator, rootState, random);
            }
        }
        MoveScores<S, M> prior = rootEvaluation == null ? leafValues(0).prior() : rootEvaluation;
        requireRoom(expansion.expand(rootState, lastPlayer, children, prior), children.size());
        if (rootEvaluation != null && layout.has(Column.VALUE)) {
            double[] rewards = rootEvaluation.payoffs().clone();
            scale.scale(rewards, rootState);
            root().value(rewards[rootState.currentPlayer()]);
        }
        prepareRoot(first);
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
    private void prepareRoot(@Nullable TreeState<S, M> first) {
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
            if (rootSelection.needs().contains(Statistic.ORDER)) {
                root.sort(0, random);
            }
            if (layout.has(Column.NOISE)) {
                drawNoise(root, first);
            }
        }
        isRootSampled = SampledChildren.areOf(rootState);
        rootMoves = isRootSampled
                ? List.of()
                : rootState.legalMoves().stream()
                        .filter(new HashSet<>(moves.movesOf(root))::contains)
                        .toList();
        rootSum = new RootSum(root.count(), rootState.playerCount());
        orderOfTies = settings.breaksTiesAtRandom ? Expansion.shuffled(rootMoves, random) : rootMoves;
    }

    /** Draws the noise of the root's moves, or takes that of the first tree of several, so that all judge the moves alike. */
    private void drawNoise(Node root, @Nullable TreeState<S, M> first) {
        for (int child = 0, count = root.count(); child < count; child++) {
            int there = first == null ? -1 : first.rootChild(moves.move(root.move(child)));
            root.noise(
                    child,
                    first == null || there < 0
                            ? Variates.gumbel(random)
                            : first.root().noise(there));
        }
    }

    /** Refuses a root that leaves little room for other nodes, or whose copy might not find any. */
    private void requireRoom(int address, int count) {
        if (address == Tree.NONE && !hasCeiling()) {
            throw new OutOfMemoryError("no room for the root of a search tree");
        }
        if (address == Tree.NONE || nodes.usedBytes() + moves.bytes() > limit() / LARGEST_ROOT) {
            throw new IllegalStateException("the memory ceiling is too low, " + ceiling
                    + " bytes for a tree whose root has " + count + " moves"
                    + (moves.bytes() == 0
                            ? ""
                            : "\nMaybe their indices are large: moves with an index of " + MoveTable.FIRST_OTHER
                                    + " or more, or with that of another move, take " + moves.bytes() + " bytes."));
        }
    }

    /** The player who chooses at the root or, if chance moves there, after the first of its outcomes. */
    private int firstPlayer() {
        S state = GameState.copyOf(rootState);
        for (int i = 0; i < MOST_THROWS && !state.isTerminal(); i++) {
            if (state.currentPlayer() != GameState.CHANCE) {
                return state.currentPlayer();
            }
            state.play(
                    SampledChildren.areOf(state)
                            ? state.randomMove(random.copy())
                            : state.legalMoves().get(0));
        }
        return 0;
    }

    /** The tree after a move at the root, with what is known of the state there. This one stays as it was, but for the random numbers. */
    public TreeState<S, M> after(M move, @Nullable TreeState<S, M> first) {
        TreeState<S, M> copy = copy();
        copy.advance(move, first);
        return copy;
    }

    @SuppressWarnings("unchecked")
    private TreeState<S, M> copy() {
        try {
            TreeState<S, M> copy = (TreeState<S, M>) clone();
            copy.rootState = GameState.copyOf(rootState);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void advance(M move, @Nullable TreeState<S, M> first) {
        int kept = nodeBelow(move);
        int lastPlayer = root().player(); // as a node has it that is kept
        rootState.play(move);
        rootEvaluation = null;
        if (kept != Tree.NONE && keep(kept, room())) {
            prepareRoot(first);
            return;
        }
        moves = moves.withoutOthers();
        nodes = blankTree();
        if (rootState.isTerminal()) {
            nodeCount = 1;
            rootMoves = List.of();
        } else {
            makeRoot(first, List.of(), lastPlayer);
        }
    }

    private int nodeBelow(M move) {
        int child = rootChild(move);
        return child < 0 ? Tree.NONE : root().link(child);
    }

    /** The child of the root with a move; negative if there is none. */
    private int rootChild(M move) {
        return moves.movesOf(root()).indexOf(move);
    }

    /**
     * Forgets the least visited nodes, half of the tree or more, so that there is room for others.
     *
     * @return false if the tree has no ceiling, or the heap no room for a copy of the rest
     */
    public boolean recycle() {
        return hasCeiling() && keep(nodes.root(), Math.min(room(), nodes.bytes() / 2));
    }

    /** Whether so much of the memory goes to moves, which recycling does not free, that it would be done again and again. */
    public boolean isCrowded() {
        return moves.bytes() > limit() / 2;
    }

    /** Keeps a node and those below it, of which the most visited that have room; false if not even the node has. */
    private boolean keep(int node, long bytes) {
        SubtreeCopy<M> copy;
        try {
            copy = hasCeiling()
                    ? SubtreeCopy.mostVisited(nodes, moves, node, bytes)
                    : SubtreeCopy.of(nodes, moves, node);
        } catch (OutOfMemoryError noRoom) {
            return false;
        }
        nodes = copy.tree();
        moves = copy.moves();
        nodes.limit(limit());
        nodeCount = copy.nodes();
        return true;
    }

    private boolean hasCeiling() {
        return settings.memoryCeiling != Settings.NO_CEILING;
    }

    /** The memory that a copy of nodes may take. */
    private long room() {
        return Math.max(0, ceiling - nodes.bytes() - limitOfReplicas()); // the moves of one node may be more
    }

    /** The memory that the tree may take between two copies. */
    private long limit() {
        return ceiling / 3 * 2 - limitOfReplicas();
    }

    private long limitOfReplicas() {
        return settings.parallel.isShared() ? ceiling / SHARE_OF_REPLICAS : 0;
    }

    /** The memory that the replicas of one worker may take. */
    public long limitOfReplicasOfWorker() {
        return limitOfReplicas() / settings.parallel.workers();
    }

    /** A new cursor on the root. */
    public Node root() {
        return new Node(nodes).moveTo(nodes.root());
    }

    /** The selection at the root, which takes children first that the selection below the root has left unvisited. */
    SelectionPolicy rootSelection() {
        return rootSelection;
    }

    /** The iterations that can be counted until some node has as many visits as an int can hold. */
    public long iterationLimit() {
        return (long) Integer.MAX_VALUE / settings.parallel.trees() - Math.max(root().visits(), nodes.mostVisits());
    }

    public Settings<S, M> settings() {
        return settings;
    }

    /** The state at the root, which only one thread may use at a time. */
    public S rootState() {
        return rootState;
    }

    /** Whether a move may be played at the root; of moves that cannot be listed every one may. */
    public boolean isLegal(M move) {
        boolean isSampled = !rootState.isTerminal() && isRootSampled;
        return isSampled || rootState.legalMoves().contains(move);
    }

    /** Whether the moves of the root are only drawn, so that it gets more of them with time. */
    public boolean isRootSampled() {
        return isRootSampled;
    }

    /** The moves of the root that have a child, in the order of the legal moves, if they can be listed. Any thread may read them. */
    public List<M> rootMoves() {
        return rootMoves;
    }

    /** The moves of the root in the order in which ties are broken, given those that it has now. */
    public List<M> orderOfTies(List<M> now) {
        if (!isRootSampled) {
            return orderOfTies;
        }
        // the moves grow in number, and a report must not change the numbers of the search
        return settings.breaksTiesAtRandom ? Expansion.shuffled(now, Xoroshiro128PlusPlus.of(~seed)) : now;
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

    /** What makes nodes of the tree, for one worker. */
    Expansion<S, M> expansion(LeafValues<S, M> worker, RandomGenerator source) {
        return new Expansion<>(nodes, mayBeSampled, moves, settings, worker.prior(), source);
    }

    /** What values the leaves of a worker; what its rollouts have learned outlives {@link #advance}. */
    public LeafValues<S, M> leafValues(int worker) {
        return leafValues.get(worker);
    }

    public RootSum rootSum() {
        return rootSum;
    }

    /** Adds what a worker counted by itself; thread-safe. */
    public synchronized void addToRootSum(RootSum counted) {
        rootSum.add(counted);
    }

    public long nodeCount() {
        return nodeCount;
    }

    public void addNodes(long count) {
        nodeCount += count;
    }
}
