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

    /** Returns the 95 % interval of the score, by pairs if there are any. */
    public Interval interval() {
        return pairs.pairs() == 0 ? score.interval() : pairs.interval();
    }
}
