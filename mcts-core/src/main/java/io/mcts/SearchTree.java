package io.mcts;

import io.mcts.decision.RobustChild;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.policy.DirichletNoise;
import io.mcts.policy.MoveScores;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.ChildOrder;
import io.mcts.tree.Column;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.SubtreeCopy;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A search tree that is kept: searched on in several steps, followed from move to move, looked into.
 *
 * <p>{@link #search} adds iterations to those that are there. {@link #advance} makes a child of the root the new root, with
 * all that is known below it, and forgets the rest. {@link #snapshot} copies what the tree holds for a report. {@link #ponder}
 * searches on on another thread, such as while the opponent thinks.
 *
 * <p>Not thread-safe: one thread at a time may use it. What cannot be done while it is searched, on whatever thread, is refused.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class SearchTree<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_THROWS = 1_000;

    /** A snapshot is a tree of records, which are compared and printed by recursion. */
    private static final int DEEPEST_SNAPSHOT = 1_000;

    private final Settings<S, M> settings;
    private final long seed;
    private final Xoroshiro128PlusPlus random;
    private S rootState;
    private final MoveTable<M> moves = new MoveTable<>();

    /** What the rollouts of each worker have learned, where they share the tree. */
    private final List<Rollouts<S>> rollouts;

    /** Who searches: a thread, or a pondering. */
    private final AtomicReference<@Nullable Object> searcher = new AtomicReference<>();

    private final NodeLayout layout;
    private final long ceiling;
    private Tree nodes;
    private RootStatistics rootStatistics = new RootStatistics(0, 1);
    private long nodeCount = 1;

    /** The trees of the other workers, where each has one. */
    private final List<SearchTree<S, M>> others;

    SearchTree(Settings<S, M> settings, S state) {
        this(
                settings,
                state,
                settings.seed.orElseGet(() -> new SplittableRandom().nextLong()),
                0,
                settings.parallel.trees());
    }

    /**
     * The tree of a worker and, with that of the first, those of the others.
     *
     * @param worker the number of the worker
     * @param workers how many of them have a tree
     */
    private SearchTree(Settings<S, M> settings, S state, long seed, int worker, int workers) {
        if (state.isTerminal()) {
            throw new IllegalArgumentException("the game is over, there is nothing to search in " + state);
        }
        requireSupported(settings, state);
        this.settings = settings;
        this.seed = seed;
        this.random = Xoroshiro128PlusPlus.stream(seed, worker);
        this.rootState = state.copy();
        this.rollouts = IntStream.range(0, settings.parallel.isShared() ? settings.parallel.workers() : 1)
                .mapToObj(other -> Rollouts.of(settings))
                .toList();
        this.layout = layout(settings, state.playerCount());
        this.ceiling =
                settings.memoryCeiling == Settings.NO_CEILING ? Settings.NO_CEILING : settings.memoryCeiling / workers;
        this.nodes = blankTree();
        startAnew();
        this.others = worker > 0
                ? List.of()
                : IntStream.range(1, workers)
                        .mapToObj(other -> new SearchTree<>(settings, state, seed, other, workers))
                        .toList();
    }

    /**
     * Adds iterations to the tree.
     *
     * @param budget when to stop, counted from the beginning of this call except for the memory
     * @return what is known now; the visits are those of all iterations that the tree keeps
     * @throws IllegalArgumentException if the budget does not go with the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game is over, breaks its contract or fails; the message names the moves played from
     *     the root
     */
    public SearchResult<M> search(Budget budget) {
        return search(budget, SearchListener.none());
    }

    /**
     * Adds iterations to the tree and reports how it goes.
     *
     * @param budget when to stop, counted from the beginning of this call except for the memory
     * @param listener is called after each iteration
     * @return what is known now; the visits are those of all iterations that the tree keeps
     * @throws IllegalArgumentException if the budget does not go with the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game is over, breaks its contract or fails; the message names the moves played from
     *     the root
     */
    public SearchResult<M> search(Budget budget, SearchListener<M> listener) {
        requireFitting(budget);
        begin(Thread.currentThread());
        try {
            return run(budget, listener);
        } finally {
            searcher.set(null);
        }
    }

    /**
     * Begins a search on another thread that goes on until it is stopped. Until then this tree refuses to be searched, advanced
     * or looked into.
     *
     * @param executor runs the search
     * @return the handle to stop it
     * @throws IllegalStateException if the game is over, or the tree is being searched
     * @throws java.util.concurrent.RejectedExecutionException if the executor refuses
     */
    public Pondering<M> ponder(Executor executor) {
        return ponder(executor, Budget.unlimited());
    }

    /**
     * Begins a search on another thread that goes on until it is stopped, or a budget is spent. Until it is stopped this tree
     * refuses to be searched, advanced or looked into.
     *
     * @param executor runs the search
     * @param budget when to stop at the latest, such as a {@link Budget#memory}; the tree is held until {@link Pondering#stop}
     *     all the same
     * @return the handle to stop it
     * @throws IllegalArgumentException if the budget does not go with the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game is over, or the tree is being searched
     * @throws java.util.concurrent.RejectedExecutionException if the executor refuses
     */
    public Pondering<M> ponder(Executor executor, Budget budget) {
        requireFitting(budget);
        Pondering<M> pondering = new Pondering<>(
                end -> run(budget.or(end), SearchListener.none()), ended -> searcher.compareAndSet(ended, null));
        begin(pondering);
        boolean hasStarted = false;
        try {
            pondering.start(executor);
            hasStarted = true;
        } finally {
            if (!hasStarted) {
                searcher.set(null);
            }
        }
        return pondering;
    }

    private SearchResult<M> run(Budget budget, SearchListener<M> listener) {
        return SearchRecorder.recorded(settings, () -> settings.parallel.search(this, budget, listener));
    }

    /**
     * Plays a move at the root. What is known of the state after it is kept, all else is forgotten.
     *
     * <p>What is kept is copied, which takes time in proportion to it, and for a moment the memory of both trees.
     *
     * @param move a legal move of the root, or an outcome where chance is to move there
     * @throws IllegalArgumentException if it is none
     * @throws IllegalStateException if the tree is being searched
     */
    public void advance(M move) {
        refuseUnless(searcher.get() == null);
        if (!rootState.legalMoves().contains(move)) {
            throw new IllegalArgumentException(
                    "'" + move + "' is no legal move of the root; legal are " + rootState.legalMoves());
        }
        List<SearchTree<S, M>> all = trees();
        List<Root<S>> before = all.stream().map(SearchTree::root).toList();
        boolean isDone = false;
        try {
            all.forEach(tree -> tree.advanceAlone(move));
            isDone = true;
        } finally {
            for (int i = 0; !isDone && i < all.size(); i++) {
                all.get(i).restore(before.get(i)); // so that a failure leaves all trees at the same state
            }
        }
    }

    private void advanceAlone(M move) {
        int kept = nodeBelow(move);
        rootState.play(move);
        if (kept == Tree.NONE || !keep(kept, room())) {
            startAnew();
        } else {
            prepareRoot();
        }
    }

    /** Where a tree stands. */
    private record Root<S>(S state, Tree nodes, long nodeCount, RootStatistics statistics) {}

    private Root<S> root() {
        return new Root<>(rootState.copy(), nodes, nodeCount, rootStatistics);
    }

    private void restore(Root<S> before) {
        rootState = before.state();
        nodes = before.nodes();
        nodeCount = before.nodeCount();
        rootStatistics = before.statistics();
    }

    /**
     * The state at the root.
     *
     * @return a copy
     */
    public S state() {
        return rootState.copy();
    }

    /**
     * Copies the top of the tree. Where each worker has a tree of its own, it is that of the calling thread.
     *
     * @param depth how many moves deep to go, not negative; never more than 1,000 are
     * @param width how many children of a node to copy, those with the most visits, not negative
     * @return the root with the nodes below it
     * @throws IllegalArgumentException if a limit is negative
     * @throws IllegalStateException if another thread searches the tree; the listener of a search may look into it
     */
    public TreeNode<M> snapshot(int depth, int width) {
        return snapshot(List.of(), depth, width);
    }

    /**
     * Copies a part of the tree: a node and the top of what is below it. Where each worker has a tree of its own, it is that of
     * the calling thread.
     *
     * @param path the moves that lead from the root to the node, outcomes of chance included; none for the root
     * @param depth how many moves deep to go from there, not negative; never more than 1,000 are
     * @param width how many children of a node to copy, those with the most visits, not negative
     * @return the node with those below it
     * @throws IllegalArgumentException if a limit is negative, or the tree has no such node
     * @throws IllegalStateException if another thread searches the tree; the listener of a search may look into it
     */
    public TreeNode<M> snapshot(List<M> path, int depth, int width) {
        if (depth < 0 || width < 0) {
            throw new IllegalArgumentException("depth and width are 0 or more, not " + depth + " and " + width);
        }
        Object now = searcher.get();
        refuseUnless(now == null || now == Thread.currentThread());
        if (rootState.isTerminal()) {
            if (!path.isEmpty()) {
                throw new IllegalArgumentException(
                        "the game is over at the root, nothing is below it, not even " + path);
            }
            return new TreeNode<>(null, 0, 0, 0.5, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        }
        Snapshot<M> snapshot = new Snapshot<>(nodes, moves, width);
        int least = Math.min(depth, DEEPEST_SNAPSHOT);
        return path.isEmpty() ? snapshot.ofRoot(least) : snapshot.ofNode(path, least);
    }

    private static NodeLayout layout(Settings<?, ?> settings, int playerCount) {
        Set<Column> columns = EnumSet.noneOf(Column.class);
        if (settings.hasPriors()) {
            columns.add(Column.PRIOR);
        }
        if (settings.selects(SelectionPolicy::needsSquares)) {
            columns.add(Column.SQUARES);
        }
        if (settings.selects(SelectionPolicy::needsAmaf)) {
            columns.add(Column.AMAF_VISITS);
            columns.add(Column.AMAF_SUM);
        }
        if (settings.isSolver) {
            columns.add(Column.BOUNDS);
        }
        return new NodeLayout(columns, settings.backup.needsOutcomeSums() ? playerCount : 0);
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
        SubtreeCopy copy;
        try {
            copy = ceiling == Settings.NO_CEILING
                    ? SubtreeCopy.of(nodes, node)
                    : SubtreeCopy.mostVisited(nodes, node, bytes);
        } catch (OutOfMemoryError noRoom) {
            return false;
        }
        nodes = copy.tree();
        nodes.limit(limit());
        nodeCount = copy.nodes();
        return true;
    }

    /** The memory that a copy of nodes may take. */
    private long room() {
        return ceiling - nodes.bytes();
    }

    /** The memory that the tree may take between two copies. */
    private long limit() {
        return ceiling == Settings.NO_CEILING ? ceiling : ceiling / 3 * 2;
    }

    private static void requireSupported(Settings<?, ?> settings, GameState<?, ?> state) {
        if (settings.isSolver && state.playerCount() > Proofs.MOST_PLAYERS) {
            throw new IllegalArgumentException(
                    "the solver is for games of one or two players, not " + state.playerCount() + " as " + state);
        }
        if (settings.hasTranspositions && !(state instanceof PositionKey)) {
            throw new IllegalArgumentException("transpositions need states with a key, and "
                    + state.getClass().getName() + " does not implement " + PositionKey.class.getName());
        }
    }

    private Tree blankTree() {
        return settings.hasTranspositions ? Tree.graph(layout) : new Tree(layout, settings.parallel.isShared());
    }

    private void startAnew() {
        nodes = blankTree();
        nodes.limit(limit());
        nodeCount = 1;
        if (!rootState.isTerminal()) {
            requireRoom(expansion(random).expand(rootState, rootPlayer(), rootPrior()));
            prepareRoot();
        }
    }

    private @Nullable MoveScores<S, M> rootPrior() {
        BatchEvaluator<S> evaluator = settings.priorEvaluator();
        return evaluator == null || rootState.currentPlayer() == GameState.CHANCE
                ? settings.prior
                : EvaluatedMoves.ofRoot(evaluator, rootState, random);
    }

    /** Makes what is special to the root of a node that has become it. */
    private void prepareRoot() {
        Node root = rootNode();
        if (!root.isChance()) {
            if (settings.rootNoise != null) {
                mix(settings.rootNoise, root);
            }
            if (settings.rootSelection().needsOrder()) {
                ChildOrder.arrange(root, random);
            }
        }
        rootStatistics = new RootStatistics(root.count(), rootState.playerCount());
    }

    private void mix(DirichletNoise noise, Node root) {
        double[] priors = new double[root.count()];
        Arrays.setAll(priors, root::prior);
        noise.mix(priors, random);
        for (int child = 0; child < priors.length; child++) {
            root.prior(child, priors[child]);
        }
    }

    /** Refuses a root that is so great that a copy of it need not have room. */
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

    /** The player who chooses at the root or, where chance is to move, next after the first of its outcomes. */
    private int rootPlayer() {
        S state = rootState.copy();
        for (int i = 0; i < MOST_THROWS && !state.isTerminal(); i++) {
            if (state.currentPlayer() != GameState.CHANCE) {
                return state.currentPlayer();
            }
            state.play(state.legalMoves().get(0));
        }
        return 0;
    }

    private void begin(Object who) {
        if (rootState.isTerminal()) {
            throw new IllegalStateException("the game is over, there is nothing to search in " + rootState);
        }
        refuseUnless(searcher.compareAndSet(null, who));
    }

    private void refuseUnless(boolean isAllowed) {
        if (!isAllowed) {
            throw new IllegalStateException(
                    searcher.get() instanceof Pondering
                            ? "the tree is being pondered on; it can be used again once the pondering is stopped"
                            : "the tree is being searched; it can be changed when the search is done");
        }
    }

    private void requireFitting(Budget budget) {
        if (budget.needsRobustChild() && settings.isSolver) {
            throw new IllegalArgumentException("the budget '" + budget
                    + "' goes by visits alone, not with a solver, whose move need not have the most");
        }
        if (budget.needsRobustChild() && !(settings.decision instanceof RobustChild)) {
            throw new IllegalArgumentException("the budget '" + budget + "' goes with the final decision '"
                    + new RobustChild() + "', the most visits, not with '" + settings.decision + "'");
        }
    }

    private int nodeBelow(M move) {
        Node root = rootNode();
        for (int child = 0; child < root.count(); child++) {
            if (moves.move(root.move(child)).equals(move)) {
                return root.link(child);
            }
        }
        return Tree.NONE;
    }

    private Node rootNode() {
        return new Node(nodes).moveTo(Tree.ROOT);
    }

    /** This tree and those of the other workers. */
    List<SearchTree<S, M>> trees() {
        List<SearchTree<S, M>> trees = new ArrayList<>(others);
        trees.add(0, this);
        return trees;
    }

    Settings<S, M> settings() {
        return settings;
    }

    long seed() {
        return seed;
    }

    Xoroshiro128PlusPlus random() {
        return random;
    }

    S rootState() {
        return rootState;
    }

    Tree nodes() {
        return nodes;
    }

    MoveTable<M> moves() {
        return moves;
    }

    /**
     * What makes nodes of the tree.
     *
     * @param source puts moves into a random order, where one is asked for
     */
    Expansion<S, M> expansion(RandomGenerator source) {
        return new Expansion<>(nodes, moves, settings, source);
    }

    /**
     * The rollouts of a worker; what they have learned outlives {@link #advance}.
     *
     * @param worker its number among those who share the tree, 0 where there is one
     */
    Rollouts<S> rollouts(int worker) {
        return rollouts.get(worker);
    }

    RootStatistics rootStatistics() {
        return rootStatistics;
    }

    /** Adds what a worker counted by itself; thread-safe. */
    synchronized void addToRootStatistics(RootStatistics counted) {
        rootStatistics.add(counted);
    }

    long nodeCount() {
        return nodeCount;
    }

    void addNodes(long count) {
        nodeCount += count;
    }
}
