package io.mcts.arena.result;

import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.arena.statistics.Sprt;
import java.util.List;

/**
 * The result of a match, or of a part of it.
 *
 * @param score the score of the first entrant, a, game by game
 * @param pairs the score of a, pair by pair; games whose pair was not finished are left out
 * @param rewards what a got, pair by pair, from 0 for the least payoff of the game to 1 for the greatest; games whose pair was not
 *     finished are left out
 * @param isByPoints whether a game has ended with more than a win, a draw or a loss; the rewards then say who is stronger, since a side
 *     that wins fewer games may win more by them
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
        boolean isByPoints,
        Score firstPlayer,
        Effort a,
        Effort b,
        GameLengths plies,
        int openings,
        List<String> faults) {

    public MatchResult {
        faults = List.copyOf(faults);
    }

    /**
     * Returns what a got of what there was to get, from 0 to 1: the mean reward in a game by points, otherwise the score by the pairs or,
     * without a whole pair, by the games.
     */
    public double mean() {
        if (isByPoints) {
            return rewards.mean();
        }
        return pairs.pairs() == 0 ? score.mean() : pairs.mean();
    }

    /** The 95 % interval of the {@link #mean}. */
    public Interval interval() {
        return isByPoints ? rewards.interval() : pairs.interval();
    }

    /** Returns the likelihood that a is the stronger one, from 0 to 1. */
    public double likelihoodOfSuperiority() {
        return isByPoints ? rewards.likelihoodOfSuperiority() : pairs.likelihoodOfSuperiority();
    }

    /** Returns the verdict of a test on the pairs. */
    public Sprt.Verdict verdict(Sprt test) {
        return isByPoints ? test.verdict(rewards) : test.verdict(pairs);
    }

    /** The logarithm of the ratio of likelihoods by which a test decides. */
    public double logLikelihoodRatio(Sprt test) {
        return isByPoints ? test.logLikelihoodRatio(rewards) : test.logLikelihoodRatio(pairs);
    }
}
