package io.mcts.loop;

import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import java.util.List;

public interface Report<M extends Move> {

    MoveStatistics<M> best();

    SearchResult<M> result(SearchEffort effort);

    boolean isLeadGreaterThan(double visits);

    @FunctionalInterface
    interface Maker<M extends Move, V> {

        /** Lines below the root are looked up in the first {@code readable} views, whose trees may be read. */
        Report<M> of(List<V> views, int readable);
    }
}
