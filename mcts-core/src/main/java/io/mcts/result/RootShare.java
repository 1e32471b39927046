package io.mcts.result;

import io.mcts.game.Move;
import java.util.List;

/**
 * The root statistics of one worker of a root-parallel search, which {@code Mcts.merged} combines.
 *
 * @param statistics the statistics of the root as a whole; their meaning depends on the settings and the version of the library
 */
public record RootShare<M extends Move>(List<Long> statistics, List<OfMove<M>> moves, SearchEffort effort) {

    /**
     * The findings of a worker about one move of the root.
     *
     * @param resistance how many moves a proven loss can be delayed; 0 for all other moves
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

    public RootShare<M> stoppedBy(StopReason reason) {
        return new RootShare<>(statistics, moves, effort.stoppedBy(reason));
    }
}
