package io.mcts;

import io.mcts.game.Move;
import java.util.List;

/**
 * What a search found, immutable and independent of the tree it came from.
 *
 * <p>All values are rewards: payoffs scaled to [0, 1] by the game's least and greatest payoff.
 *
 * @param player the player whose values the moves have: the one who chooses at the root. At a chance root it is the one who
 *     chooses after the first of its outcomes (player 0 if nobody does) or, in a tree that was advanced to it, the one who
 *     chose last before it.
 * @param bestMove the move to play, by the {@link io.mcts.decision.FinalDecision}; at a chance root, the outcome that it
 *     points at, usually the one drawn most often
 * @param value the mean of the best move; at a chance root the mean over the outcomes, weighted by their probabilities. Where
 *     it is proven ({@link Bounds#isExact}) it is exact.
 * @param bounds what is proven of the value; {@link Bounds#UNKNOWN} without a {@linkplain Mcts.Builder#solver solver}
 * @param playerValues for each player, the mean reward over all iterations since this state became the root; 0.5 before the
 *     first one
 * @param moves all moves of the root in descending order of visits, equal ones in the order of the legal moves
 * @param principalVariation the best move and the most visited replies to it (the better, then any of equals), as far as the tree
 *     goes or up to the first chance node, of a proven value to the end of the game; empty at a chance root
 * @param effort what the search spent
 * @param <M> the moves of the game
 */
public record SearchResult<M extends Move>(
        int player,
        M bestMove,
        double value,
        Bounds bounds,
        List<Double> playerValues,
        List<MoveStatistics<M>> moves,
        List<M> principalVariation,
        SearchEffort effort) {

    /**
     * Copies the lists, so that the result is immutable.
     *
     * @param player the player whose values the moves have
     * @param bestMove the move to play
     * @param value the mean of the best move
     * @param bounds what is proven of it
     * @param playerValues for each player, the mean reward
     * @param moves all moves of the root
     * @param principalVariation the best line
     * @param effort what the search spent
     */
    public SearchResult {
        playerValues = List.copyOf(playerValues);
        moves = List.copyOf(moves);
        principalVariation = List.copyOf(principalVariation);
    }

    /**
     * The iterations the search did.
     *
     * @return not negative
     */
    public long iterations() {
        return effort.iterations();
    }

    /**
     * The statistics of one move.
     *
     * @param move a move of the root
     * @return its statistics
     * @throws IllegalArgumentException if the root has no such move
     */
    public MoveStatistics<M> statistics(M move) {
        for (MoveStatistics<M> statistics : moves) {
            if (statistics.move().equals(move)) {
                return statistics;
            }
        }
        throw new IllegalArgumentException("the root has no move " + move + "; it has "
                + moves.stream().map(MoveStatistics::move).toList());
    }

    /**
     * Why this move, in words and figures: its share of the visits, its mean, how far it is ahead of the next one and whether
     * that is more than noise, the expected line, and why the search stopped.
     *
     * <p>A difference of two means passes for noise up to two of its standard errors, as if every reward were drawn by itself.
     * A search draws more of what looks good, so that is a rule of thumb and no test.
     *
     * @return a few lines of plain English, each with a line break at its end
     */
    public String explain() {
        return new Explanation<>(this).text();
    }
}
