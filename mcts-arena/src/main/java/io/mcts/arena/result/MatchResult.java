package io.mcts.arena.result;

import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.List;

/**
 * How a match, or a part of it, went.
 *
 * @param score the score of the first entrant, a, game by game
 * @param pairs the score of a, pair by pair; games whose pair was not finished are left out
 * @param rewards what a got, pair by pair, from 0 for the least payoff of the game to 1 for the greatest; games whose pair was not
 *     finished are left out
 * @param firstPlayer the score of the player who moved first
 * @param a what the first entrant spent
 * @param b what the second entrant spent
 * @param plies how long the games were
 * @param openings how many different positions the games began with
 * @param faults what went wrong in the first 10 games that were lost by a fault, a line each; the efforts count them all
 */
public record MatchResult(
        Score score,
        PairedScore pairs,
        MeanReward rewards,
        Score firstPlayer,
        Effort a,
        Effort b,
        Plies plies,
        int openings,
        List<String> faults) {

    public MatchResult {
        faults = List.copyOf(faults);
    }
}
