package io.mcts;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
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

    /** Limited because the records of a snapshot are compared and printed recursively. */
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
        TreeState<S, M> first = trees.first();
        return SearchRecorder.recorded(
                first.settings(), first::rootState, () -> Searches.run(trees, budget, listener, start));
    }

    /** Searches on another thread until it is stopped; see {@link #ponder(Executor, Budget)}. */
    public Pondering<M> ponder(Executor executor) {
        return ponder(executor, Budget.unlimited());
    }

    /**
     * Starts a search on another thread, until it is stopped or a budget is spent. Until {@link Pondering#stop} is called, this tree
     * refuses to be searched, advanced or inspected. Use platform threads: on a virtual thread a search keeps its carrier until it ends,
     * which can block all other virtual threads.
     *
     * @throws IllegalArgumentException if the budget does not suit the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game is over, the tree is being searched, or the search {@linkplain
     *     Mcts.Builder#withoutTreeReuse does not reuse its tree}
     * @throws java.util.concurrent.RejectedExecutionException if the executor rejects the task
     */
    public Pondering<M> ponder(Executor executor, Budget budget) {
        Objects.requireNonNull(executor, "executor");
        requireFitting(Objects.requireNonNull(budget, "budget"));
        if (!trees.first().settings().reusesTree) {
            throw new IllegalStateException("this search does not reuse its tree, so pondering would be of no use;"
                    + " do not ponder\nMaybe it is a level of strength, whose iterations pondering would add to.");
        }
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
     * Plays a legal move or outcome at the root, and keeps the subtree after it, unless the search {@linkplain Mcts.Builder#withoutTreeReuse
     * does not reuse its tree} or {@link io.mcts.game.Tablebase#from} gives another
     * table for it. If the tree is small or has transpositions, the other nodes are freed at once, in time proportional to the tree;
     * otherwise they stay, and count as nodes, until memory runs out, {@linkplain #ponder pondering} begins, or {@link #tidy} is called.
     *
     * @throws IllegalArgumentException if the move is not legal
     * @throws IllegalStateException if the tree is being searched
     */
    public void advance(M move) {
        trees = treesAfter(move, false);
    }

    /**
     * Frees the nodes off the line played and returns memory to the heap, in time proportional to the tree; for trees that stay idle.
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
     * Returns another tree with a copy of the subtree after a legal move or outcome at the root. Both share random numbers and parts, with
     * what these have learned, so search them in turn.
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
            return trees.first().settings().reusesTree ? trees.after(move, isCopied) : newTrees(move, isCopied);
        } finally {
            searcher.set(null);
        }
    }

    /** The trees after a move that keep nothing; those of the end of a game, in which nothing is searched, are as usual. */
    private Trees<S, M> newTrees(M move, boolean isCopied) {
        Settings<S, M> settings = trees.first().settings();
        S state = GameState.copyOf(trees.first().rootState());
        state.play(move);
        if (state.isTerminal()) {
            return trees.after(move, isCopied);
        }
        if (!settings.rootMoves.isEmpty()) { // they were those of the root before
            settings = settings.copy();
            settings.rootMoves = List.of();
        }
        return Trees.of(settings, state);
    }

    /** Test hook. */
    TreeState<S, M> inside() {
        return trees.first();
    }

    /** Test hook. */
    List<TreeState<S, M>> trees() {
        return trees.all();
    }

    /** Returns a copy of the root state; throws {@link IllegalStateException} if another thread searches the tree. */
    public S state() {
        refuseOthers();
        return GameState.copyOf(trees.first().rootState());
    }

    /** Copies the top of the tree; see {@link #snapshot(List, int, int)}. */
    public TreeNode<M> snapshot(int depth, int width) {
        return snapshot(List.of(), depth, width);
    }

    /**
     * Copies a node and the top of its subtree: at most 200,000 nodes, those with the most visits. If each worker has its own tree, this is
     * that of the calling thread. With transpositions a node is copied below each of its parents. A listener may call it.
     *
     * @param depth the moves to go down from there, from 0 to 1,000
     * @param width the children of a node to copy, those with the most visits, at least 0
     * @throws IllegalArgumentException if a limit is out of its range, or the tree has no such node
     * @throws IllegalStateException if another thread searches the tree
     */
    public TreeNode<M> snapshot(List<M> path, int depth, int width) {
        Argument.require(
                depth >= 0 && depth <= DEEPEST_SNAPSHOT, "the depth is a number from 0 to " + DEEPEST_SNAPSHOT, depth);
        Argument.require(width >= 0, "the width is a number of 0 or more", width);
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
        return path.isEmpty() ? snapshot.ofRoot(depth) : snapshot.ofNode(path, depth);
    }

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
