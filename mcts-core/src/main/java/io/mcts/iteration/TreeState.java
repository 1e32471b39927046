package io.mcts.iteration;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Tablebase;
import io.mcts.internal.HeapReserve;
import io.mcts.internal.RewardScale;
import io.mcts.loop.Freed;
import io.mcts.policy.MoveScores;
import io.mcts.random.Variates;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.tree.Column;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeAllocator;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.SubtreeCopy;
import io.mcts.tree.Sweep;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A tree with its root state, moves, random numbers, and what its parts have learned. Not thread-safe, except where a method says so. */
public final class TreeState<S extends GameState<?, M>, M extends Move> implements Cloneable {

    private static final int MAX_CHANCE_STEPS = 1_000;

    private static final int SHARE_OF_REPLICAS = 16;

    private static final int LARGEST_ROOT = 4;

    /** The greatest size in bytes of a tree in which the nodes left behind are freed at once. */
    private static final int SMALL_TREE = 1 << 20;

    private static final int FULL = 4;

    private final Settings<S, M> settings;
    public final long seed;
    public final Xoroshiro128PlusPlus random;
    public final RewardScale scale;
    private final boolean mayBeSampled;
    private final NodeLayout layout;
    private final long ceiling;
    private final SelectionPolicy rootSelection;

    private final List<LeafValues<S, M>> leafValues;

    private S rootState;

    /** The moves since the first root. */
    private int movesPlayed;

    private @Nullable Tablebase<S> tablebase;
    private boolean isRootSampled;
    private List<M> rootMoves = List.of();
    private List<M> orderOfTies = List.of();
    private @Nullable EvaluatedMoves<S, M> rootEvaluation;
    private final HeapReserve reserve;
    private MoveTable<M> moves = new MoveTable<>();
    private Tree nodes;
    private RootSum rootSum = new RootSum(0, 1);
    private long nodeCount = 1;

    /** Creates a tree; {@code first} is the first of several, from which the others take priors and noise, or null. */
    public TreeState(Settings<S, M> settings, S state, long seed, @Nullable TreeState<S, M> first, int worker) {
        rootState = GameState.copyOf(state);
        settings.check(state, rootState);
        reserve = first == null ? new HeapReserve() : first.reserve;
        this.settings = settings;
        this.seed = seed;
        int treeCount = settings.parallel.trees();
        random = Xoroshiro128PlusPlus.stream(seed, worker);
        scale = RewardScale.of(state);
        mayBeSampled = SampledChildren.arePossible(state);
        layout = layout(settings, state.playerCount());
        long heap = Runtime.getRuntime().maxMemory();
        ceiling = (hasCeiling() ? Math.min(settings.memoryCeiling, heap / 4 * 3) : heap / 2) / treeCount;
        // in a kept tree the selection below the root may have left moves of the new root unvisited
        SelectionPolicy atRoot = settings.rootSelection().share(treeCount);
        rootSelection = settings.selection.choosesAmongUnvisited() ? atRoot.unvisitedFirst() : atRoot;
        leafValues = IntStream.range(0, settings.parallel.isShared() ? settings.parallel.workers() : 1)
                .mapToObj(other -> LeafValues.of(settings, isSolvedByRollouts()))
                .toList();
        nodes = blankTree();
        tablebase = tablebaseFromRoot();
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
        int outcomePlayers = statistics.contains(Statistic.OUTCOME_SUMS) ? playerCount : 0;
        NodeLayout layout =
                columns.isEmpty() && outcomePlayers == 0 ? NodeLayout.PLAIN : new NodeLayout(columns, outcomePlayers);
        return settings.isSolver ? layout.withBounds() : layout;
    }

    private Tree blankTree() {
        return new Tree(layout, settings.parallel.isShared(), settings.hasTranspositions, limit(), 0);
    }

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
        requireRoom(expansion.expand(rootState, lastPlayer, 0, children, prior), children.size());
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
                        "'" + move + "' is not a legal move of the root; legal are " + legal + ", in " + rootState);
            }
        }
        return legal.stream().filter(chosen::contains).toList();
    }

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
        nodes.reserve(reserve);
        reserve.size(settings.parallel.workers(), root.count());
        isRootSampled = SampledChildren.areOf(rootState);
        rootMoves = isRootSampled ? List.of() : inOrderOfLegalMoves(moves.movesOf(root));
        rootSum = new RootSum(root.count(), rootState.playerCount());
        orderOfTies = settings.breaksTiesAtRandom ? Expansion.shuffled(rootMoves, random) : rootMoves;
    }

    private List<M> inOrderOfLegalMoves(List<M> children) {
        Set<M> unordered = new HashSet<>(children);
        List<M> ordered = new ArrayList<>(children.size());
        for (M move : rootState.legalMoves()) {
            if (unordered.contains(move)) {
                ordered.add(moves.move(moves.number(move)));
            }
        }
        return List.copyOf(ordered);
    }

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

    private void requireRoom(int address, int count) {
        if (address == Tree.NONE && !hasCeiling()) {
            throw new OutOfMemoryError("no room for the root of a search tree");
        }
        if (address == Tree.NONE || nodes.usedBytes() + moves.bytes() > limit() / LARGEST_ROOT) {
            throw new IllegalStateException("the memory ceiling is too low, " + ceiling
                    + " bytes for a tree whose root has " + count + " moves"
                    + (moves.bytes() < limit() / LARGEST_ROOT / 2
                            ? ""
                            : "\nMaybe a move holds more than it has to: beside the nodes, the moves take "
                                    + moves.bytes() + " bytes."));
        }
    }

    /** The player who chooses at the root or, if chance moves there, after the first of its outcomes. */
    private int firstPlayer() {
        S state = GameState.copyOf(rootState);
        for (int i = 0; i < MAX_CHANCE_STEPS && !state.isTerminal(); i++) {
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

    /** The tree after a move at the root; if it is copied, this tree may be searched on. */
    @SuppressWarnings("unchecked")
    public TreeState<S, M> after(M move, @Nullable TreeState<S, M> first, boolean isCopied) {
        try {
            TreeState<S, M> copy = (TreeState<S, M>) clone();
            copy.rootState = GameState.copyOf(rootState);
            copy.advance(move, first, isCopied);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void advance(M move, @Nullable TreeState<S, M> first, boolean isCopied) {
        int child = rootChild(move);
        int kept = child < 0 ? Tree.NONE : root().link(child);
        int lastPlayer = root().player(); // as in a kept node
        rootState.play(move);
        movesPlayed++;
        rootEvaluation = null;
        Tablebase<S> before = tablebase;
        tablebase = tablebaseFromRoot();
        boolean hasSameTable = Objects.equals(before, tablebase); // or proofs by another would stay
        if (kept != Tree.NONE && hasSameTable && (!isCopied || keep(kept))) {
            if (!isCopied) {
                nodes = nodes.from(kept); // the rest stays beside it until a sweep
            }
            if (enlargeRoot()) {
                prepareRoot(first);
                return;
            }
        }
        moves = new MoveTable<>();
        nodes = blankTree();
        if (rootState.isTerminal()) {
            nodeCount = 1;
            rootMoves = List.of();
        } else {
            makeRoot(first, List.of(), lastPlayer);
        }
    }

    /** Enlarges the root if it is small; returns whether there was memory. */
    private boolean enlargeRoot() {
        if (!root().isSmall()) {
            return true;
        }
        int larger = new NodeAllocator(nodes).enlarge(nodes.root());
        if (larger == Tree.NONE) {
            return false;
        }
        nodes.root(larger);
        return true;
    }

    private @Nullable Tablebase<S> tablebaseFromRoot() {
        return settings.tablebase == null || rootState.isTerminal()
                ? null
                : Objects.requireNonNull(
                        settings.tablebase.from(rootState),
                        () -> "the tablebase " + settings.tablebase + " gave null for a root");
    }

    @Nullable
    Tablebase<S> tablebase() {
        return tablebase;
    }

    public HeapReserve reserve() {
        return reserve;
    }

    private int rootChild(M move) {
        return moves.movesOf(root()).indexOf(move);
    }

    /** Frees the nodes left behind where that must not wait or takes little time. */
    public void sweepAfterMove() {
        if (!nodes.isTidy() && (nodes.isGraph() || nodes.held() <= SMALL_TREE)) {
            sweep(0, () -> false);
        }
    }

    public void beginSearch() {
        reserve.begin();
        nodes.limit(limit());
    }

    /** Frees in place the nodes that moves played have left behind; null if that yields no room. */
    public @Nullable Freed freeLeftBehind() {
        return freeLeftBehind(() -> false);
    }

    /** Like {@link #freeLeftBehind()}, but leaves the tree unchanged once cancelled; asked now and then. */
    public @Nullable Freed freeLeftBehind(BooleanSupplier isCancelled) {
        long before = nodeCount;
        return nodes.isTidy() || sweep(0, isCancelled) == null ? null : new Freed(before - nodeCount, 0);
    }

    /**
     * Makes room in a full tree: frees the nodes left behind and, unless that is a quarter of the tree, forgets the least visited nodes, at
     * least half of the tree. Null if that yields no room. Throws {@link OutOfMemoryError} if the heap has no room for a {@link Sweep}.
     */
    public @Nullable Freed recycle() {
        long used = nodes.bytes();
        long before = nodeCount;
        boolean isHeapFull = reserve.isHeapFull();
        reserve.release();
        Sweep<M> sweep = swept(0, () -> false);
        long leftBehind = before - nodeCount;
        boolean isCrowded = isHeapFull // perhaps by others
                ? nodes.room() < nodes.held() / FULL
                : nodes.bytes() > nodes.held() / FULL * (FULL - 1);
        if (isCrowded || !nodes.hasRoomForKey()) {
            forget(sweep, (nodes.held() - nodes.room()) / 2);
        }
        if (isHeapFull) {
            long keys = nodes.isGraph() ? nodes.room() / 2 : 0; // of the nodes that have room
            nodes.limit(Math.min(limit(), nodes.held() + keys));
        }
        reserve.begin();
        boolean hasRoom = nodes.bytes() < used || nodes.room() >= nodes.held() / FULL;
        return hasRoom ? new Freed(leftBehind, before - leftBehind - nodeCount) : null;
    }

    private void forget(Sweep<M> sweep, long bytes) {
        boolean isOfMoves = !Sweep.isTableSmall(nodes, moves); // then the table shrinks, too
        if (!isOfMoves || !keep(nodes.root(), Math.min(room(), bytes))) {
            swept(sweep.leastVisits(bytes - nodes.outside()), () -> false);
        }
    }

    private @Nullable Sweep<M> sweep(int leastVisits, BooleanSupplier isCancelled) {
        try {
            return swept(leastVisits, isCancelled);
        } catch (OutOfMemoryError | CancellationException unfinished) {
            return null;
        }
    }

    private Sweep<M> swept(int leastVisits, BooleanSupplier isCancelled) {
        Sweep<M> sweep = Sweep.of(nodes, moves, leastVisits, isCancelled);
        moves = sweep.moves();
        nodeCount = sweep.nodes();
        return sweep;
    }

    /** Frees the nodes left behind and, if the heap has room for a copy, returns unneeded memory to the heap. */
    public void tidy() {
        freeLeftBehind();
        if (nodes.bytes() < nodes.held() / 2) {
            keep(nodes.root());
        }
    }

    /** Keeps a copy of a subtree or, if the heap is short, of its most visited nodes. */
    private boolean keep(int node) {
        try {
            SubtreeCopy<M> copy = SubtreeCopy.of(nodes, moves, node);
            if (!copy.isCutShort()) {
                keep(copy);
                return true;
            }
            long room = copy.tree().bytes();
            copy = null; // lets its memory go
            return keep(node, room / FULL * (FULL - 1));
        } catch (OutOfMemoryError noCopy) {
            return false;
        }
    }

    private boolean keep(int node, long bytes) {
        try {
            keep(SubtreeCopy.mostVisited(nodes, moves, node, bytes));
            return true;
        } catch (OutOfMemoryError noCopy) {
            return false;
        }
    }

    private void keep(SubtreeCopy<M> copy) {
        reserve.begin();
        nodes = copy.tree();
        nodes.reserve(reserve);
        moves = copy.moves();
        nodes.limit(limit());
        nodeCount = copy.nodes();
    }

    private boolean hasCeiling() {
        return settings.memoryCeiling != Settings.NO_CEILING;
    }

    private long room() {
        return Math.max(0, ceiling - nodes.bytes() - limitOfReplicas()); // the moves of one node may exceed the ceiling
    }

    /** The bytes that the tree may take; below the ceiling, to leave room for a copy of the most visited nodes. */
    private long limit() {
        return (hasCeiling() ? ceiling / 3 * 2 : ceiling) - limitOfReplicas();
    }

    private long limitOfReplicas() {
        return settings.parallel.isShared() ? ceiling / SHARE_OF_REPLICAS : 0;
    }

    public long limitOfReplicasOfWorker() {
        return limitOfReplicas() / settings.parallel.workers();
    }

    public Node root() {
        return new Node(nodes).moveTo(nodes.root());
    }

    SelectionPolicy rootSelection() {
        return rootSelection;
    }

    public long iterationLimit() {
        return (long) Integer.MAX_VALUE / settings.parallel.trees() - Math.max(root().visits(), nodes.mostVisits());
    }

    public Settings<S, M> settings() {
        return settings;
    }

    public S rootState() {
        return rootState;
    }

    /** Always true if moves are sampled. */
    public boolean isLegal(M move) {
        return (isRootSampled && !rootState.isTerminal())
                || rootState.legalMoves().contains(move);
    }

    public boolean isRootSampled() {
        return isRootSampled;
    }

    /** Returns the moves in the order of the legal moves; empty if they are sampled. Thread-safe. */
    public List<M> rootMoves() {
        return rootMoves;
    }

    public List<M> orderOfTies(List<M> now) {
        if (!isRootSampled) {
            return orderOfTies;
        }
        // the moves grow in number, and a report must not use the random numbers of the search
        return settings.breaksTiesAtRandom ? Expansion.shuffled(now, Xoroshiro128PlusPlus.of(~seed)) : now;
    }

    public Tree nodes() {
        return nodes;
    }

    public MoveTable<M> moves() {
        return moves;
    }

    /** Whether there is a {@link SolvingRollout}: not in a shared tree, where other threads may be at the same nodes. */
    boolean isSolvedByRollouts() {
        return settings.isSolver
                && rootState.playerCount() == 1
                && !settings.parallel.isShared()
                && settings.batches == null;
    }

    boolean hasAmaf() {
        return layout.has(Column.AMAF_VISITS);
    }

    Expansion<S, M> expansion(LeafValues<S, M> worker, RandomGenerator source) {
        return new Expansion<>(nodes, mayBeSampled, movesPlayed, moves, settings, worker.prior(), source);
    }

    public LeafValues<S, M> leafValues(int worker) {
        return leafValues.get(worker);
    }

    public RootSum rootSum() {
        return rootSum;
    }

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
