package io.mcts.cluster;

import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.List;

/**
 * The result so far of a search on a cluster.
 *
 * @param result merged from the available shares
 * @param done the number of finished streams
 * @param late the numbers of streams that did not answer in time, and count at most with an earlier report; empty during the search
 */
public record SearchAnswer<M extends Move>(SearchResult<M> result, int done, List<Integer> late) {}
