package io.mcts;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Searches each position in the tree of an earlier position of the game, if it can. Not thread-safe, except for {@link #stopPondering}. */
public final class KeptTree<S extends GameState<S, M>, M extends Move> {

    /** The trees of earlier positions may take one part in {@value} of the heap. */
    private static final int PART_OF_HEAP = 4;

    private final Mcts<S, M> mcts;

    /** Each of the same game and before the one that follows; the last is that of the last position. */
    private final Deque<Kept<S, M>> trees = new ArrayDeque<>();

    private @Nullable M ponderMove;
    private @Nullable Pondering<M> pondering;

    /**
     * A position and the moves to it from a start; lines with equal starts begin alike.
     *
     * @param moves the moves from the start, those of chance included
     */
    public record Line<S extends GameState<S, M>, M extends Move>(Object start, List<M> moves, S state) {

        public Line {
            moves = List.copyOf(moves);
        }

        private Line<S, M> plus(M move, S after) {
            List<M> longer = new ArrayList<>(moves);
            longer.add(move);
            return new Line<>(start, longer, after);
        }

        private List<M> movesAfter(Line<S, M> earlier) {
            return moves.subList(earlier.moves.size(), moves.size());
        }

        private boolean continues(Line<S, M> earlier) {
            return start.equals(earlier.start)
                    && moves.size() >= earlier.moves.size()
                    && moves.subList(0, earlier.moves.size()).equals(earlier.moves);
        }
    }

    private record Kept<S extends GameState<S, M>, M extends Move>(
            Line<S, M> line, SearchTree<S, M> tree, long bytes) {}

    /** Creates an empty tree. */
    public KeptTree(Mcts<S, M> mcts) {
        this.mcts = mcts;
    }

    /** Stops pondering and returns the tree at the end of a line; trees of earlier positions are dropped. */
    public SearchTree<S, M> at(Line<S, M> line) {
        Kept<S, M> next = takeLastBefore(line);
        line.movesAfter(next.line).forEach(next.tree::advance);
        trees.clear();
        trees.add(new Kept<>(line, next.tree, next.bytes));
        return next.tree;
    }

    /** Searches the position at the end of a line; trees of earlier positions are dropped. */
    public SearchResult<M> search(Line<S, M> line, Budget budget) {
        at(line);
        return searchLast(budget, SearchListener.none());
    }

    /** Searches but keeps the trees of earlier positions, up to a quarter of the heap; the earliest are dropped first. */
    public SearchResult<M> analyze(Line<S, M> line, Budget budget, SearchListener<M> listener) {
        Kept<S, M> last = takeLastBefore(line);
        SearchTree<S, M> next = last.tree;
        List<M> moves = line.movesAfter(last.line);
        if (!moves.isEmpty()) {
            trees.add(last);
            next = next.after(moves.get(0));
            moves.subList(1, moves.size()).forEach(next::advance);
        }
        while (trees.stream().mapToLong(Kept::bytes).sum()
                > Runtime.getRuntime().maxMemory() / PART_OF_HEAP) {
            trees.removeFirst();
        }
        trees.add(new Kept<>(line, next, last.bytes));
        return searchLast(budget, listener);
    }

    private SearchResult<M> searchLast(Budget budget, SearchListener<M> listener) {
        Kept<S, M> last = trees.getLast();
        SearchResult<M> result = last.tree.search(budget, listener);
        trees.removeLast();
        trees.add(new Kept<>(last.line, last.tree, result.effort().bytes()));
        return result;
    }

    /** Returns the visits after each move of a line from the last position, as far as the tree has them; a listener may call it. */
    public List<Long> visits(List<M> moves) {
        SearchTree<S, M> tree = trees.getLast().tree;
        List<Long> visits = new ArrayList<>();
        for (int i = 0; i < moves.size() && visits.size() == i; i++) {
            M move = moves.get(i);
            tree.snapshot(moves.subList(0, i), 1, Integer.MAX_VALUE).children().stream()
                    .filter(child -> move.equals(child.move()))
                    .forEach(child -> visits.add(child.visits()));
        }
        return visits;
    }

    /** Takes the tree of the longest beginning of a line, or a new one. */
    private Kept<S, M> takeLastBefore(Line<S, M> line) {
        stopPondering();
        while (!trees.isEmpty() && !line.continues(trees.getLast().line)) {
            trees.removeLast();
        }
        Kept<S, M> last = trees.pollLast();
        return last == null ? new Kept<>(line, mcts.tree(line.state), 0) : last;
    }

    /** Drops all trees. */
    public void clear() {
        stopPondering();
        trees.clear();
    }

    /** Plans to ponder after a move at the end of the last line; from now on {@link #stopPondering} has an effect. */
    public synchronized void planPondering(M move) {
        ponderMove = move;
    }

    /**
     * Ponders as planned until the next search, unless stopped or the move ends the game.
     *
     * @param limits end the pondering if no search does
     */
    public synchronized void ponder(Executor executor, Budget limits) {
        M move = ponderMove;
        ponderMove = null;
        if (move != null && !trees.isEmpty()) {
            Kept<S, M> last = trees.removeLast();
            last.tree.advance(move);
            trees.add(new Kept<>(last.line.plus(move, last.tree.state()), last.tree, last.bytes));
            if (!last.tree.state().isTerminal()) {
                pondering = last.tree.ponder(executor, limits);
            }
        }
    }

    /** Stops the running or planned pondering, if any. Any thread may call this. */
    public void stopPondering() {
        Pondering<M> running;
        synchronized (this) {
            ponderMove = null;
            running = pondering;
        }
        if (running != null) {
            running.close();
        }
    }
}
