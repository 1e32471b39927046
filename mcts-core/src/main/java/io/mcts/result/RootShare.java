package io.mcts.result;

import io.mcts.game.Move;
import java.util.List;

/**
 * What one worker of a root-parallel search found: what its tree knows of each move of the root. The shares of all workers make the
 * result of the search ({@code Mcts.merged}).
 *
 * <p>The statistics are plain numbers in the form in which the search keeps them. Another version of the library or other settings may
 * give them another meaning.
 *
 * @param statistics what the search keeps of the root as a whole
 * @param moves the moves that the root has in this tree
 * @param effort what the worker spent
 */
public record RootShare<M extends Move>(List<Long> statistics, List<OfMove<M>> moves, SearchEffort effort) {

    /**
     * What a worker found about one move of the root.
     *
     * @param statistics what the search keeps of the move
     * @param replies the expected replies to it
     * @param resistance how many moves a loss that is proven can be put off; 0 for all other moves
     */
    public record OfMove<M extends Move>(M move, List<Long> statistics, List<M> replies, int resistance) {

        public OfMove {
            statistics = List.copyOf(statistics);
            replies = List.copyOf(replies);
        }
    }

    public RootShare {
        statistics = List.copyOf(statistics);
        moves = List.copyOf(moves);
    }

    /** The same share, of a worker that stopped for another reason. */
    public RootShare<M> stoppedBy(StopReason reason) {
        return new RootShare<>(statistics, moves, effort.stoppedBy(reason));
    }
}
