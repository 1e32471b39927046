package io.mcts.games.go.gtp;

import io.mcts.Mcts;
import io.mcts.Pondering;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.result.SearchResult;
import java.util.List;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The tree of the last search, which the next one continues if it is of the same position or the game has gone on from there. Meanwhile it may be pondered on. */
final class GameTree {

    private final Mcts<Go, GoMove> mcts;
    private @Nullable SearchTree<Go, GoMove> tree;
    private @Nullable Pondering<GoMove> pondering;

    GameTree(Mcts<Go, GoMove> mcts) {
        this.mcts = mcts;
    }

    SearchResult<GoMove> search(Go position, Budget budget) {
        return search(position, budget, SearchListener.none());
    }

    /** Searches a position; the visits of the result include what the tree already knew. */
    SearchResult<GoMove> search(Go position, Budget budget, SearchListener<GoMove> listener) {
        stop();
        SearchTree<Go, GoMove> kept = tree;
        if (kept == null || !isFollowedBy(position, kept.state())) {
            kept = mcts.tree(position);
        } else {
            List<GoMove> moves = position.moves();
            moves.subList(kept.state().moves().size(), moves.size()).forEach(kept::advance);
        }
        tree = kept;
        return kept.search(budget, listener);
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
