package io.mcts.cluster;

import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.List;

/**
 * The result so far of a search on a cluster.
 *
 * @param result of the streams whose shares there are
 * @param done how many streams have come to their end
 * @param late the numbers of the streams that did not answer in time: the result has what some of them had reported before, and nothing of
 *     the others; empty while the search runs
 */
public record SearchAnswer<M extends Move>(SearchResult<M> result, int done, List<Integer> late) {}
