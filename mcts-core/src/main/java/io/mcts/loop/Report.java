package io.mcts.loop;

import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import java.util.List;

/** The knowledge of a root, as results show it. */
public interface Report<M extends Move> {

    MoveStatistics<M> best();

    SearchResult<M> result(SearchEffort effort);

    boolean isLeadGreaterThan(double visits);

    /** Makes a report of views of the same root. */
    @FunctionalInterface
    interface Maker<M extends Move, V> {

        /** Makes a report of views; lines below the root are looked up in the first {@code readable} ones, whose trees may be read. */
        Report<M> of(List<V> views, int readable);
    }
}
