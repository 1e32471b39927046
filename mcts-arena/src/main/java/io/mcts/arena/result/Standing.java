package io.mcts.arena.result;

import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.PairedScore;
import io.mcts.arena.statistics.Score;
import java.util.List;

/**
 * The standing of an entrant in a tournament. With more than two players at the board, each game counts once against each of the others: an
 * entrant wins against those who got less.
 *
 * @param name the name of the entrant
 * @param games how many games it played
 * @param against the score against each entrant, in their order; none against itself
 * @param pairs the same pair by pair, for games with two players; none for others
 * @param reward the mean of what it got, from 0 to 1; 0.5 without games
 * @param sets what it got in whole sets of games, as rewards from 0 to 1
 * @param setsAgainst the same by entrant: what it got in sets with that entrant at the board; none with itself
 * @param effort what it spent
 */
public record Standing(
        String name,
        int games,
        List<Score> against,
        List<PairedScore> pairs,
        double reward,
        MeanReward sets,
        List<MeanReward> setsAgainst,
        Effort effort) {

    public Standing {
        against = List.copyOf(against);
        pairs = List.copyOf(pairs);
        setsAgainst = List.copyOf(setsAgainst);
    }

    /** The score against all. */
    public Score score() {
        return against.stream().reduce(Score.NONE, Score::plus);
    }

    /**
     * The 95 % interval of the mean {@link #score}: that of Wilson for as many trials as there were games. The scores against several
     * opponents in one game are no independent trials.
     */
    public Interval interval() {
        return Interval.ofProportion(score().mean(), games);
    }
}
