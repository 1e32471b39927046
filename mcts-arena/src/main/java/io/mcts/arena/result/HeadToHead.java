package io.mcts.arena.result;

import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;

/**
 * The results of one entrant against another.
 *
 * @param score the score, game by game
 * @param pairs the score, pair by pair; {@link PairedScore#NONE} with more than two players at the board
 * @param rewards the rewards of the entrant in whole sets of games with the other one at the board, from 0 to 1
 */
public record HeadToHead(Score score, PairedScore pairs, MeanReward rewards) {

    /** The results of two entrants that have not met. */
    public static final HeadToHead NONE = new HeadToHead(Score.NONE, PairedScore.NONE, MeanReward.NONE);

    /** Returns the sum of these results and others. */
    public HeadToHead plus(HeadToHead other) {
        return new HeadToHead(score.plus(other.score), pairs.plus(other.pairs), rewards.plus(other.rewards));
    }

    /** Returns the 95 % interval of the score, by pairs where there are some. */
    public Interval interval() {
        return pairs.pairs() == 0 ? score.interval() : pairs.interval();
    }
}
