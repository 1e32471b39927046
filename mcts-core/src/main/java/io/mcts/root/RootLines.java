package io.mcts.root;

import io.mcts.game.Move;
import io.mcts.result.RootShare;
import java.util.List;

interface RootLines<M extends Move> {

    /** The line goes as far as the tree, or up to the first chance node. */
    List<M> replies(int child);

    /** The number of moves by which a player can delay a proven loss after a move, that move included. */
    int resistance(int child, int loser);

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
