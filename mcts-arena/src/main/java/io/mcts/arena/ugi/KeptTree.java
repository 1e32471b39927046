package io.mcts.arena.ugi;

import io.mcts.Mcts;
import io.mcts.Pondering;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * The tree of the last search, for the next one to go on with if its line continues the last one. Meanwhile it may be pondered
 * on.
 */
final class KeptTree<S extends GameState<S, M>, M extends Move> {

    private final Mcts<S, M> mcts;
    private @Nullable SearchTree<S, M> tree;
    private @Nullable Line<S, M> line;
    private @Nullable M ponderMove;
    private @Nullable Pondering<M> pondering;

    KeptTree(Mcts<S, M> mcts) {
        this.mcts = mcts;
    }

    SearchTree<S, M> at(Line<S, M> next) {
        stopPondering();
        SearchTree<S, M> kept = tree;
        if (kept == null || line == null || !next.continues(line)) {
            kept = mcts.tree(next.state());
        } else {
            next.movesAfter(line).forEach(kept::advance);
        }
        tree = kept;
        line = next;
        return kept;
    }

    /** Plans to ponder after a move at the end of the last line. From now on {@link #stopPondering} has an effect. */
    synchronized void planPondering(M move) {
        ponderMove = move;
    }

    /**
     * Searches on as planned, unless that has been stopped, until the tree is asked for again. If the move ends the game there is
     * nothing to search.
     */
    synchronized void ponder(Executor executor, Budget limits) {
        M move = ponderMove;
        ponderMove = null;
        if (move != null && tree != null && line != null) {
            tree.advance(move);
            line = line.plus(move, tree.state());
            if (!tree.state().isTerminal()) {
                pondering = tree.ponder(executor, limits);
            }
        }
    }

    /** Ends the pondering, if there is one or one is planned. Any thread may do so. */
    void stopPondering() {
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
