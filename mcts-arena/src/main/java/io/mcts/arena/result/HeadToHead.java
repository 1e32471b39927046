package io.mcts.arena.result;

import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;

/** The results of one entrant against another, by games, by pairs ({@link PairedScore#NONE} with more than two players) and by sets. */
public record HeadToHead(Score score, PairedScore pairs, MeanReward rewards) {

    /** The results before any game. */
    public static final HeadToHead NONE = new HeadToHead(Score.NONE, PairedScore.NONE, MeanReward.NONE);

    /** Returns the sum of these results and others. */
    public HeadToHead plus(HeadToHead other) {
        return new HeadToHead(score.plus(other.score), pairs.plus(other.pairs), rewards.plus(other.rewards));
    }

    /** Returns these results with repeated games as independent ones. */
    public HeadToHead independent() {
        return new HeadToHead(score, pairs.independent(), rewards.independent());
    }

    /** Returns Wilson's 95 % interval of the mean {@link #score}, like {@link Standing#interval}: pairs that repeat others are no trials. */
    public Interval interval() {
        double share = pairs.pairs() == 0 ? 1 : Math.max(1, pairs.different()) / (double) pairs.pairs();
        return Interval.ofProportion(score.mean(), score.games() * share);
    }
}
