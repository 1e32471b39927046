package io.mcts.arena.result;

import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import io.mcts.arena.statistics.Sprt;
import java.util.List;

/** The result of all or part of a match of entrants a and b, stored as that of a tournament. */
public record MatchResult(TournamentResult tournament) {

    public MatchResult {
        if (tournament.standings().size() != 2) {
            throw new IllegalArgumentException(
                    "a match has 2 entrants, not " + tournament.standings().size());
        }
    }

    private HeadToHead results() {
        return tournament.standings().get(0).against().get(1);
    }

    /** Returns the score of a by games. */
    public Score score() {
        return results().score();
    }

    /** Returns the score of a by pairs, complete ones only. */
    public PairedScore pairs() {
        return results().pairs();
    }

    /** Returns the rewards of a by pairs, from 0 to 1, complete ones only. */
    public MeanReward rewards() {
        return results().rewards();
    }

    /** Whether the match is decided by rewards ({@link TournamentResult#isByPoints}). */
    public boolean isByPoints() {
        return tournament.isByPoints();
    }

    /** Returns the score of the player who moved first. */
    public Score firstPlayer() {
        return tournament.bySeat().isEmpty() ? Score.NONE : tournament.bySeat().get(0);
    }

    /** Returns the effort of a. */
    public Effort a() {
        return tournament.standings().get(0).effort();
    }

    /** Returns the effort of b. */
    public Effort b() {
        return tournament.standings().get(1).effort();
    }

    /** Returns the lengths of the games. */
    public GameLengths plies() {
        return tournament.plies();
    }

    /** Returns the number of different positions that the games began with. */
    public int openings() {
        return tournament.openings();
    }

    /** Returns the number of games that differ from all others ({@link TournamentResult#different}). */
    public int different() {
        return tournament.different();
    }

    /** Returns Wilson's 95 % interval of the {@link #score} by games ({@link Standing#interval}). */
    public Interval scoreInterval() {
        return tournament.standings().get(0).interval();
    }

    /** Returns a line for each of the first 10 games lost by a fault; the efforts count them all. */
    public List<String> faults() {
        return tournament.faults();
    }

    /** Returns the share of a, from 0 to 1: the mean reward in a game by points, else the score by pairs or, without a pair, by games. */
    public double mean() {
        if (isByPoints()) {
            return rewards().mean();
        }
        return pairs().pairs() == 0 ? score().mean() : pairs().mean();
    }

    /** Returns the 95 % interval of the {@link #mean}. */
    public Interval interval() {
        return isByPoints() ? rewards().interval() : pairs().interval();
    }

    /** Returns the likelihood that a is stronger, from 0 to 1. */
    public double likelihoodOfSuperiority() {
        return isByPoints() ? rewards().likelihoodOfSuperiority() : pairs().likelihoodOfSuperiority();
    }

    /** Returns the verdict of a test on the pairs. */
    public Sprt.Verdict verdict(Sprt test) {
        return isByPoints() ? test.verdict(rewards()) : test.verdict(pairs());
    }

    /** Returns the log-likelihood ratio on which a test decides. */
    public double logLikelihoodRatio(Sprt test) {
        return isByPoints() ? test.logLikelihoodRatio(rewards()) : test.logLikelihoodRatio(pairs());
    }
}
