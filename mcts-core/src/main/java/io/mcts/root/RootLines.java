package io.mcts.root;

import io.mcts.game.Move;
import io.mcts.result.RootShare;
import java.util.List;

/** What one tree knows of the play after the moves of its root, by the numbers of its children. */
interface RootLines<M extends Move> {

    /** The expected replies to a move, as far as the tree goes or up to the first chance node. */
    List<M> replies(int child);

    /** How many moves a player can put off the loss that is proven after a move, that move included. */
    int resistance(int child, int loser);

    /** What a share says. */
    record OfShare<M extends Move>(RootShare<M> share) implements RootLines<M> {

        @Override
        public List<M> replies(int child) {
            return share.moves().get(child).replies();
        }

        @Override
        public int resistance(int child, int loser) {
            return share.moves().get(child).resistance();
        }
    }
}
