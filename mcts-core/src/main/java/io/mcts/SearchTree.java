package io.mcts;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.Settings;
import io.mcts.iteration.TreeState;
import io.mcts.result.Bounds;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.root.TreeSnapshot;
import io.mcts.search.SearchRecorder;
import io.mcts.search.Searches;
import io.mcts.search.Trees;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A search tree that is kept, to be searched in several steps, advanced from move to move, and inspected. Not thread-safe. */
public final class SearchTree<S extends GameState<?, M>, M extends Move> {

    /** Limited, since the records of a snapshot are compared and printed recursively. */
    private static final int DEEPEST_SNAPSHOT = 1_000;

    private Trees<S, M> trees;

    /** The thread or {@link Pondering} that owns the tree; null if idle. */
    private final AtomicReference<@Nullable Object> searcher;

    SearchTree(Settings<S, M> settings, S state) {
        this(Trees.of(settings, Objects.requireNonNull(state, "state")), new AtomicReference<>());
    }

    private SearchTree(Trees<S, M> trees, AtomicReference<@Nullable Object> searcher) {
        this.trees = trees;
        this.searcher = searcher;
    }

    /** Searches without a listener; see {@link #search(Budget, SearchListener)}. */
    public SearchResult<M> search(Budget budget) {
        return search(budget, SearchListener.none());
    }

    /**
     * Adds iterations to the tree.
     *
     * @param budget when to stop, counted from this call except for the memory
     * @param listener called after each iteration
     * @return the result; the visits include those of earlier searches that the tree keeps
     * @throws IllegalArgumentException if the budget does not suit the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game is over, breaks its contract or fails; the message names the moves played from the root
     */
    public SearchResult<M> search(Budget budget, SearchListener<M> listener) {
        return search(budget, listener, trees.first().settings().clock.getAsLong());
    }

    SearchResult<M> search(Budget budget, SearchListener<M> listener, long start) {
        Objects.requireNonNull(budget, "budget");
        Objects.requireNonNull(listener, "listener");
        requireFitting(budget);
        begin(Thread.currentThread());
        try {
            requireMoves();
            return run(budget, listener, start);
        } finally {
            searcher.set(null);
        }
    }

    private SearchResult<M> run(Budget budget, SearchListener<M> listener, long start) {
        return SearchRecorder.recorded(trees.first().settings(), () -> Searches.run(trees, budget, listener, start));
    }

    /** Searches on another thread until it is stopped; see {@link #ponder(Executor, Budget)}. */
    public Pondering<M> ponder(Executor executor) {
        return ponder(executor, Budget.unlimited());
    }

    /**
     * Starts a search on another thread, until it is stopped or a budget, such as a {@link Budget#memory}, is spent. Until
     * {@link Pondering#stop}, even if the budget is spent earlier, this tree refuses to be searched, advanced or inspected.
     *
     * <p>The executor's threads should be platform threads. On a virtual thread a search keeps its carrier until it ends, so as many of
     * them as there are cores stop all other virtual threads, even one that would stop the pondering.
     *
     * @throws IllegalArgumentException if the budget does not suit the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game is over, or the tree is being searched
     * @throws java.util.concurrent.RejectedExecutionException if the executor rejects the task
     */
    public Pondering<M> ponder(Executor executor, Budget budget) {
        Objects.requireNonNull(executor, "executor");
        requireFitting(Objects.requireNonNull(budget, "budget"));
        Pondering<M> pondering = new Pondering<>(
                end -> {
                    trees.freeLeftBehind(end::isCancelled);
                    long start = trees.first().settings().clock.getAsLong();
                    return run(budget.or(end), SearchListener.none(), start);
                },
                ended -> searcher.compareAndSet(ended, null));
        begin(pondering);
        try {
            requireMoves();
            pondering.start(executor);
        } catch (RuntimeException | Error refused) {
            searcher.set(null);
            throw refused;
        }
        return pondering;
    }

    /**
     * Plays a legal move or outcome at the root, and keeps the subtree after it, unless {@link io.mcts.game.Tablebase#from}
     * gives another table for it.
     *
     * <p>The nodes of the other moves are freed at once if the tree is small or has transpositions, which takes time in proportion to its
     * size but no memory. In other trees this takes no time that grows with the tree: they stay, and count in the effort of results, until
     * the tree is full or a budget of memory is spent, {@linkplain #ponder pondering} begins, or {@link #tidy} is called.
     *
     * @throws IllegalArgumentException if the move is not legal
     * @throws IllegalStateException if the tree is being searched
     */
    public void advance(M move) {
        trees = treesAfter(move, false);
    }

    /**
     * Frees the nodes that moves played have left behind, and gives memory that the tree does not need then back to the heap. Takes time
     * in proportion to the tree. A server calls it where a tree is kept but not searched for a while.
     *
     * @throws IllegalStateException if the tree is being searched
     */
    public void tidy() {
        begin(Thread.currentThread());
        try {
            trees.tidy();
        } finally {
            searcher.set(null);
        }
    }

    /**
     * Another tree, with a copy of the subtree after a legal move or outcome at the root; this tree stays as it is, so that a game may
     * come back to it. Both use the same random numbers and parts, with what these have learned, so they are searched in turn.
     *
     * @throws IllegalArgumentException if the move is not legal
     * @throws IllegalStateException if one of the trees is being searched
     */
    public SearchTree<S, M> after(M move) {
        return new SearchTree<>(treesAfter(move, true), searcher);
    }

    private Trees<S, M> treesAfter(M move, boolean isCopied) {
        Objects.requireNonNull(move, "move");
        begin(Thread.currentThread());
        try {
            if (!trees.first().isLegal(move)) {
                throw new IllegalArgumentException("'" + move + "' is not a legal move of the root; legal are "
                        + trees.first().rootState().legalMoves());
            }
            return trees.after(move, isCopied);
        } finally {
            searcher.set(null);
        }
    }

    /** Test hook. */
    TreeState<S, M> inside() {
        return trees.first();
    }

    /** Test hook. */
    List<TreeState<S, M>> trees() {
        return trees.all();
    }

    /**
     * A copy of the state at the root.
     *
     * @throws IllegalStateException if another thread searches the tree; the listener of a search may ask for it
     */
    public S state() {
        refuseOthers();
        return GameState.copyOf(trees.first().rootState());
    }

    /** Copies the top of the tree; see {@link #snapshot(List, int, int)}. */
    public TreeNode<M> snapshot(int depth, int width) {
        return snapshot(List.of(), depth, width);
    }

    /**
     * Copies a node and the top of its subtree. If each worker has its own tree, this is that of the calling thread.
     *
     * <p>A snapshot has at most 200,000 nodes, those with the most visits. With transpositions a node is copied below each of its
     * parents, so that a snapshot may have many times the nodes of the search, and reach the limit even if those are few.
     *
     * @param path the moves from the root to the node, outcomes of chance included; empty for the root
     * @param depth how many moves to go down from there, not negative; at most 1,000
     * @param width how many children of a node to copy, those with the most visits, not negative
     * @throws IllegalArgumentException if a limit is negative, or the tree has no such node
     * @throws IllegalStateException if another thread searches the tree; the listener of a search may inspect it
     */
    public TreeNode<M> snapshot(List<M> path, int depth, int width) {
        if (depth < 0 || width < 0) {
            throw new IllegalArgumentException("depth and width are 0 or more, not " + depth + " and " + width);
        }
        Objects.requireNonNull(path, "path");
        refuseOthers();
        if (trees.first().rootState().isTerminal()) {
            if (!path.isEmpty()) {
                throw new IllegalArgumentException(
                        "the game is over at the root, nothing is below it, not even " + path);
            }
            return new TreeNode<>(null, 0, 0, 0.5, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        }
        TreeSnapshot<M> snapshot = new TreeSnapshot<>(trees.first(), width);
        int depthOfCopy = Math.min(depth, DEEPEST_SNAPSHOT);
        return path.isEmpty() ? snapshot.ofRoot(depthOfCopy) : snapshot.ofNode(path, depthOfCopy);
    }

    /** Takes the tree, before anything is asked of it. */
    private void begin(Object who) {
        refuseUnless(searcher.compareAndSet(null, who));
    }

    private void refuseOthers() {
        Object now = searcher.get();
        refuseUnless(now == null || now == Thread.currentThread());
    }

    private void requireMoves() {
        if (trees.first().rootState().isTerminal()) {
            throw new IllegalStateException("the game is over, there is nothing to search in "
                    + trees.first().rootState());
        }
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
        if (!budget.needsRobustChild()) {
            return;
        }
        if (trees.first().settings().isSolver) {
            throw new IllegalArgumentException("the budget '" + budget
                    + "' goes by visits alone, not with a solver, whose move need not have the most");
        }
        if (!trees.first().settings().decision.isByVisits()) {
            throw new IllegalArgumentException(
                    "the budget '" + budget + "' goes with the final decision 'robust', the most"
                            + " visits, not with '" + trees.first().settings().decision + "'");
        }
    }
}
