package io.mcts.games.go.gtp;

import io.mcts.Mcts;
import io.mcts.Pondering;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.result.SearchResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * The tree of the last search, which the next one continues if it is of the same position or the game has gone on from there. Meanwhile
 * it may be pondered on. Analyses leave the trees of earlier positions as they are, for a game that comes back to them.
 */
final class GameTree {

    /** The greatest share of the heap that the trees of earlier positions may take. */
    private static final int PART_OF_HEAP = 4;

    /** A tree and the bytes that it takes. */
    private record Kept(SearchTree<Go, GoMove> tree, long bytes) {}

    private final Mcts<Go, GoMove> mcts;
    private @Nullable SearchTree<Go, GoMove> tree;

    /** Those of positions of the same game, each before the one that follows, the last one of the position before that of the tree. */
    private final Deque<Kept> earlier = new ArrayDeque<>();

    private long bytes;

    private @Nullable Pondering<GoMove> pondering;

    GameTree(Mcts<Go, GoMove> mcts) {
        this.mcts = mcts;
    }

    /** Searches a position; the visits of the result include what the tree already knew. */
    SearchResult<GoMove> search(Go position, Budget budget) {
        return search(position, false, budget, SearchListener.none());
    }

    /** The same, but keeps the trees of positions before. */
    SearchResult<GoMove> analyse(Go position, Budget budget, SearchListener<GoMove> listener) {
        return search(position, true, budget, listener);
    }

    private SearchResult<GoMove> search(
            Go position, boolean keepsEarlier, Budget budget, SearchListener<GoMove> listener) {
        stop();
        SearchTree<Go, GoMove> next = treeOf(position, keepsEarlier);
        tree = next;
        SearchResult<GoMove> result = next.search(budget, listener);
        bytes = result.effort().bytes();
        return result;
    }

    private SearchTree<Go, GoMove> treeOf(Go position, boolean keepsEarlier) {
        if (tree != null) {
            earlier.add(new Kept(tree, bytes));
        }
        while (!earlier.isEmpty()
                && !isFollowedBy(position, earlier.getLast().tree().state())) {
            earlier.removeLast();
        }
        Kept last = earlier.pollLast();
        if (last == null) {
            return mcts.tree(position);
        }
        SearchTree<Go, GoMove> next = last.tree();
        List<GoMove> moves = position.moves();
        for (GoMove move : moves.subList(next.state().moves().size(), moves.size())) {
            if (keepsEarlier && next == last.tree()) {
                earlier.add(last);
                next = next.after(move);
            } else {
                next.advance(move);
            }
        }
        while (!earlier.isEmpty()
                && (!keepsEarlier || bytesOfEarlier() > Runtime.getRuntime().maxMemory() / PART_OF_HEAP)) {
            earlier.removeFirst();
        }
        return next;
    }

    private long bytesOfEarlier() {
        return earlier.stream().mapToLong(Kept::bytes).sum();
    }

    /** The visits after each move of a line in the tree of the calling thread, as far as it has them. */
    List<Long> visits(List<GoMove> line) {
        SearchTree<Go, GoMove> searched = Objects.requireNonNull(tree, "no search before");
        List<Long> visits = new ArrayList<>();
        for (int i = 0; i < line.size() && visits.size() == i; i++) {
            GoMove move = line.get(i);
            searched.snapshot(line.subList(0, i), 1, Integer.MAX_VALUE).children().stream()
                    .filter(child -> move.equals(child.move()))
                    .forEach(child -> visits.add(child.visits()));
        }
        return visits;
    }

    /** Whether a position is an earlier one after some moves, or the same. */
    private static boolean isFollowedBy(Go position, Go earlier) {
        List<GoMove> moves = position.moves();
        List<GoMove> before = earlier.moves();
        if (moves.size() < before.size() || !moves.subList(0, before.size()).equals(before)) {
            return false;
        }
        Go state = earlier.copy();
        moves.subList(before.size(), moves.size()).forEach(state::play);
        return state.equals(position); // not if a pass among them was not played, and so does not count
    }

    /** Forgets the tree. */
    void clear() {
        stop();
        tree = null;
        earlier.clear();
    }

    /** Searches on after a move in the position searched last, until {@link #stop}; not if the move ends the game. */
    void ponderAfter(GoMove move, Executor executor, Budget limit) {
        if (tree != null) {
            tree.advance(move);
            if (!tree.state().isTerminal()) {
                pondering = tree.ponder(executor, limit);
            }
        }
    }

    /** Ends the pondering, if there is one. */
    void stop() {
        if (pondering != null) {
            pondering.close();
            pondering = null;
        }
    }
}
