package io.mcts.examples.web;

import io.mcts.SearchTree;
import io.mcts.examples.json.MoveJson;
import io.mcts.game.Move;
import io.mcts.report.Explanation;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Tells the page what a search has found, while it runs ({@code progress}) or at its end ({@code result}).
 *
 * @param type which of both
 * @param id of the search
 * @param run which of several with this id
 * @param player the player whose values the moves have
 * @param iterations the iterations done
 * @param elapsedMillis the time they took
 * @param iterationsPerSecond the speed
 * @param nodes the nodes of the tree
 * @param depth the most moves that an iteration played before its leaf
 * @param bytes the memory of the tree
 * @param spent the share of the budget that is spent, from 0 to 1; null where it cannot be told
 * @param value the mean of the best move, from 0 to 1
 * @param playerValues for each player, the mean reward
 * @param proven {@code win}, {@code draw} or {@code loss} where it is proved; null otherwise
 * @param bestMove the move to play; before a throw, an outcome, which says nothing
 * @param moves all moves in descending order of visits, with the line that is expected after each
 * @param principalVariation the best move and the expected replies, up to the next throw
 * @param stopReason why it stopped; null while it runs
 * @param explanation why this move, in a few lines; null while it runs
 */
record SearchMessage(
        String type,
        @Nullable String id,
        @Nullable Object run,
        int player,
        long iterations,
        long elapsedMillis,
        double iterationsPerSecond,
        long nodes,
        int depth,
        long bytes,
        @Nullable Double spent,
        double value,
        List<Double> playerValues,
        @Nullable String proven,
        String bestMove,
        List<CandidateJson> moves,
        List<String> principalVariation,
        @Nullable String stopReason,
        @Nullable String explanation) {

    /**
     * A message.
     *
     * @param topic what the page calls the search
     * @param result what it has found
     * @param tree its tree
     * @param spentShare the share of the budget that is spent; NaN where it cannot be told
     */
    static <M extends Move> SearchMessage of(
            Topic topic, SearchResult<M> result, SearchTree<?, M> tree, double spentShare) {
        boolean isRunning = result.effort().stopReason() == StopReason.RUNNING;
        return new SearchMessage(
                isRunning ? "progress" : "result",
                topic.id(),
                topic.run(),
                result.player(),
                result.iterations(),
                result.effort().elapsed().toMillis(),
                result.effort().iterationsPerSecond(),
                result.effort().nodes(),
                result.effort().depth(),
                result.effort().bytes(),
                Double.isNaN(spentShare) ? null : spentShare,
                result.value(),
                result.playerValues(),
                MoveJson.proven(result.bounds()),
                result.bestMove().toString(),
                result.moves().stream()
                        .map(move -> CandidateJson.of(move, tree))
                        .toList(),
                result.principalVariation().stream().map(Object::toString).toList(),
                isRunning ? null : result.effort().stopReason().name().toLowerCase(Locale.ROOT),
                isRunning ? null : Explanation.of(result));
    }
}
