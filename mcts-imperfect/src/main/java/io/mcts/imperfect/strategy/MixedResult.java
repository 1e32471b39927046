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
 * The result of a search where a single move may not be enough: beside the statistics of the moves, a mixed strategy, by which to
 * choose at random. Immutable and independent of the tree it came from.
 *
 * @param search the moves of the player who searched, as any search gives them. Its lines are the moves alone, since the replies
 *     to a move depend on what is hidden.
 * @param strategies for each player, the probability of each of their moves: for the player who searched, all their moves in the
 *     order of {@link SearchResult#moves}; for the others who take part in a joint move, what the search expects of them; for
 *     all others no moves
 */
public record MixedResult<M extends Move>(SearchResult<M> search, List<Map<M, Double>> strategies) {

    public MixedResult {
        strategies = strategies.stream()
                .map(strategy -> Collections.unmodifiableMap(new LinkedHashMap<>(strategy)))
                .toList();
    }

    /** The player who searched: the one to move. */
    public int player() {
        return search.player();
    }

    /**
     * The move chosen by the {@linkplain io.mcts.decision.FinalDecision final decision} or, where the answer of a search is the
     * strategy, its most probable move.
     */
    public M bestMove() {
        return search.bestMove();
    }

    /** The statistics of all moves in descending order of visits. */
    public List<MoveStatistics<M>> moves() {
        return search.moves();
    }

    /** The mixed strategy of the player who searched. */
    public Map<M, Double> strategy() {
        return strategies.get(player());
    }

    /**
     * Returns the mixed strategy of a player; empty unless they choose in this move.
     *
     * @throws IllegalArgumentException if there is no such player
     */
    public Map<M, Double> strategy(int player) {
        if (player < 0 || player >= strategies.size()) {
            throw new IllegalArgumentException(
                    "there is no player " + player + "; allowed: 0 to " + (strategies.size() - 1));
        }
        return strategies.get(player);
    }

    /** Whether the answer is the strategy, by which the move has to be drawn, rather than the best move. */
    public boolean isMixed() {
        return !search.strategy().isEmpty();
    }

    /** The move to play: a draw from the strategy if {@link #isMixed}, otherwise the best move. */
    public M move(RandomGenerator random) {
        return search.move(random);
    }

    /** Draws a move from the strategy of the player who searched. */
    public M draw(RandomGenerator random) {
        return search.withStrategy(strategy()).move(random);
    }
}
