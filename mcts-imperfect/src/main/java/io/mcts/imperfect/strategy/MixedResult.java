package io.mcts.imperfect.strategy;

import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The result of a search that may answer with a mixed strategy. Immutable and independent of its tree.
 *
 * @param search the moves of the searching player; lines are single moves, since replies depend on the hidden part
 * @param strategies for each player, the probability of each of their moves: for the searching player in the order of {@link
 *     SearchResult#moves}; for others in a joint move, as expected by the search; else empty
 */
public record MixedResult<M extends Move>(SearchResult<M> search, List<Map<M, Double>> strategies) {

    public MixedResult {
        strategies = strategies.stream()
                .map(strategy -> Collections.unmodifiableMap(new LinkedHashMap<>(strategy)))
                .toList();
    }

    /** Returns the player who searched: the one to move. */
    public int player() {
        return search.player();
    }

    /** Returns the {@linkplain io.mcts.decision.FinalDecision final decision} or, if the answer is the strategy, its most probable move. */
    public M bestMove() {
        return search.bestMove();
    }

    /** Returns the statistics of all moves in descending order of visits. */
    public List<MoveStatistics<M>> moves() {
        return search.moves();
    }

    /** Returns the mixed strategy of the player who searched. */
    public Map<M, Double> strategy() {
        return strategies.get(player());
    }

    /**
     * Returns the mixed strategy of a player, empty unless they choose now; throws {@link IllegalArgumentException} if there is no such
     * player.
     */
    public Map<M, Double> strategy(int player) {
        if (player < 0 || player >= strategies.size()) {
            throw new IllegalArgumentException(
                    "there is no player " + player + "; allowed: 0 to " + (strategies.size() - 1));
        }
        return strategies.get(player);
    }

    /** Whether the answer is the strategy, from which the move has to be drawn, rather than the best move. */
    public boolean isMixed() {
        return !search.strategy().isEmpty();
    }

    /** Returns the move to play: a draw from the strategy if {@link #isMixed}, otherwise the best move. */
    public M move(RandomGenerator random) {
        return search.move(random);
    }

    /** Draws a move from the strategy of the player who searched. */
    public M draw(RandomGenerator random) {
        return search.withStrategy(strategy()).move(random);
    }
}
