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

/**
 * The tree of an engine that is told positions: a search continues in the tree of the last one if its position is the same or the game
 * has gone on from there. Between two searches the tree may be pondered on.
 *
 * <p>Used by one thread at a time, except for {@link #stopPondering}.
 */
public final class KeptTree<S extends GameState<S, M>, M extends Move> {

    /** The greatest share of the heap that the trees of earlier positions may take. */
    private static final int PART_OF_HEAP = 4;

    private final Mcts<S, M> mcts;

    /** The trees of positions of the same game, each before the one that follows; the last is that of the last position. */
    private final Deque<Kept<S, M>> trees = new ArrayDeque<>();

    private @Nullable M ponderMove;
    private @Nullable Pondering<M> pondering;

    /**
     * A position and how it was reached.
     *
     * @param start the position at the beginning; lines with equal ones begin alike
     * @param moves the moves from there, those of chance included
     * @param state the position, which nobody changes
     */
    public record Line<S extends GameState<S, M>, M extends Move>(Object start, List<M> moves, S state) {

        /** Makes the list immutable. */
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

    /** A tree, the line to its root, and the bytes that it took after its last search. */
    private record Kept<S extends GameState<S, M>, M extends Move>(
            Line<S, M> line, SearchTree<S, M> tree, long bytes) {}

    /** An empty tree. */
    public KeptTree(Mcts<S, M> mcts) {
        this.mcts = mcts;
    }

    /** Stops pondering and returns the tree at the end of a line. Trees of earlier positions are forgotten. */
    public SearchTree<S, M> at(Line<S, M> line) {
        Kept<S, M> next = takeLastBefore(line);
        line.movesAfter(next.line).forEach(next.tree::advance);
        trees.clear();
        trees.add(new Kept<>(line, next.tree, next.bytes));
        return next.tree;
    }

    /** Searches the position at the end of a line. Trees of earlier positions are forgotten. */
    public SearchResult<M> search(Line<S, M> line, Budget budget) {
        at(line);
        return searchLast(budget, SearchListener.none());
    }

    /**
     * Searches the position at the end of a line, and keeps the trees of the positions before it for a game that comes back to them.
     * Those that together take more than a quarter of the heap are forgotten, the earliest first.
     */
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

    /**
     * Returns the visits after each move of a line from the last position, as far as the tree has them. The listener of a search may ask
     * for them.
     */
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

    /** Takes the tree that a line continues last, or a new one. */
    private Kept<S, M> takeLastBefore(Line<S, M> line) {
        stopPondering();
        while (!trees.isEmpty() && !line.continues(trees.getLast().line)) {
            trees.removeLast();
        }
        Kept<S, M> last = trees.pollLast();
        return last == null ? new Kept<>(line, mcts.tree(line.state), 0) : last;
    }

    /** Forgets all trees. */
    public void clear() {
        stopPondering();
        trees.clear();
    }

    /** Plans to ponder after a move at the end of the last line. From now on {@link #stopPondering} has an effect. */
    public synchronized void planPondering(M move) {
        ponderMove = move;
    }

    /**
     * Ponders as planned, unless that has been stopped, until the next search. If the move ends the game there is nothing to search.
     *
     * @param executor runs the search on another thread
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

    /** Ends the pondering, if there is one or one is planned. Any thread may call this. */
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
