package io.mcts.arena.result;

import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.Score;
import java.util.List;

/**
 * The standing of an entrant in a tournament. With more than two players, a game counts once against each opponent: a win against those who
 * got less.
 *
 * @param trials all games; between deterministic players, who repeat each start move by move, only those that repeat none
 * @param against by entrant; {@link HeadToHead#NONE} against itself
 * @param reward the mean, from 0 to 1; 0.5 without games
 * @param sets the rewards in complete sets
 */
public record Standing(
        String name, int games, int trials, List<HeadToHead> against, double reward, MeanReward sets, Effort effort) {

    public Standing {
        against = List.copyOf(against);
    }

    /** Returns the score against all. */
    public Score score() {
        return against.stream().map(HeadToHead::score).reduce(Score.NONE, Score::plus);
    }

    /** Returns Wilson's 95 % interval of the mean {@link #score}, with the {@link #trials}: scores against several opponents are dependent. */
    public Interval interval() {
        return Interval.ofProportion(score().mean(), trials);
    }
}
