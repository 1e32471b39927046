package io.mcts.arena.result;

import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.Score;
import java.util.List;

/**
 * The standing of an entrant in a tournament. With more than two players at the board, each game counts once against each of the others: an
 * entrant wins against those who got less.
 *
 * @param name the name of the entrant
 * @param games the number of its games
 * @param against its results against each entrant, in their order; {@link HeadToHead#NONE} against itself
 * @param reward its mean reward, from 0 to 1; 0.5 without games
 * @param sets its rewards in whole sets of games, from 0 to 1
 * @param effort the effort of all its moves
 */
public record Standing(
        String name, int games, List<HeadToHead> against, double reward, MeanReward sets, Effort effort) {

    public Standing {
        against = List.copyOf(against);
    }

    /** Returns the score against all. */
    public Score score() {
        return against.stream().map(HeadToHead::score).reduce(Score.NONE, Score::plus);
    }

    /**
     * Returns the 95 % interval of the mean {@link #score}: that of Wilson for as many trials as there were games. The scores against
     * several opponents in one game are no independent trials.
     */
    public Interval interval() {
        return Interval.ofProportion(score().mean(), games);
    }
}
