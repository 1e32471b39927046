package io.mcts.examples.ugi;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import org.jspecify.annotations.Nullable;

/** The tree of the last search, for the next one to go on with if its line continues the last one. */
final class KeptTree<S extends GameState<S, M>, M extends Move> {

    private final Mcts<S, M> mcts;
    private @Nullable SearchTree<S, M> tree;
    private @Nullable Line<S, M> line;

    KeptTree(Mcts<S, M> mcts) {
        this.mcts = mcts;
    }

    /**
     * The tree at the end of a line.
     *
     * @param next a line that does not end a game
     * @return a tree, with what is known of the position
     */
    SearchTree<S, M> at(Line<S, M> next) {
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
}
