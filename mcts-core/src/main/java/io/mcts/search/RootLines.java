package io.mcts.search;

import io.mcts.game.Move;
import io.mcts.tree.NodeView;
import java.util.List;

/** What one tree knows of the play after the moves of its root. */
interface RootLines<M extends Move> {

    /** The visits of a move, or more than any visits if its value is proven. */
    long knowledge(M move);

    /** The knowledge of a child of a root. */
    static long knowledge(NodeView root, int child) {
        return root.isProven(child) ? Long.MAX_VALUE : root.visits(child);
    }

    /** The expected replies to a move, as far as the tree goes or up to the first chance node. */
    List<M> replies(M move);

    /** How many moves a player can put off the loss that is proven after a move, that move included. */
    int resistance(M move, int loser);
}
