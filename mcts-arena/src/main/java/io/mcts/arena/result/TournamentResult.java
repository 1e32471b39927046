package io.mcts.arena.result;

import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.MeanReward;
import io.mcts.arena.statistics.Score;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The result of all or part of a tournament.
 *
 * @param bySeat the score of each seat against the others; empty without games
 * @param isByPoints whether there are payoffs other than a win, a draw or a loss; the rewards then decide
 * @param openings the number of distinct starting positions
 * @param different the number of games that differ from all others in the start or a move; where each start that comes again
 *     is repeated move by move, as by deterministic players, repeated games make no interval narrower
 * @param faults a line for each of the first 10 games lost by a fault
 */
public record TournamentResult(
        List<Standing> standings,
        List<Score> bySeat,
        boolean isByPoints,
        GameLengths plies,
        int openings,
        int different,
        List<String> faults) {

    /** The draws of each entrant against an imaginary one: enough for finite ratings, too few to matter otherwise. */
    private static final double PRIOR = 1;

    public TournamentResult {
        standings = List.copyOf(standings);
        bySeat = List.copyOf(bySeat);
        faults = List.copyOf(faults);
    }

    /** The 95 % interval of the mean score of a seat, with the different games as trials. */
    public Interval seatInterval(int seat) {
        int trials = standings.stream().mapToInt(Standing::trials).sum() / bySeat.size();
        return Interval.ofProportion(bySeat.get(seat).mean(), trials);
    }

    /** Returns the share of an entrant, from 0 to 1: the mean reward in a game by points, else the score. */
    public double mean(int entrant) {
        Standing standing = standings.get(entrant);
        return isByPoints ? standing.sets().mean() : standing.score().mean();
    }

    /**
     * Returns Bradley-Terry ratings by scores, or by rewards in a game by points, with a prior of one draw each, in the order of the
     * standings; their mean is 0. Empty unless a chain of games connects all entrants.
     *
     * <p>With more than two players the dependent scores of a game count together as one for each entrant.
     */
    public Optional<BradleyTerry> ratings() {
        Set<Integer> reached = new HashSet<>();
        reach(0, reached);
        if (reached.size() < standings.size()) {
            return Optional.empty();
        }
        double[][] points = new double[standings.size()][standings.size()];
        for (int a = 0; a < points.length; a++) {
            for (int b = 0; b < points.length; b++) {
                points[a][b] = points(a, b);
            }
        }
        return Optional.of(BradleyTerry.fit(points, PRIOR));
    }

    /** The points of an entrant against another: wins, or in a game by points the difference in rewards. */
    private double points(int a, int b) {
        Score score = standings.get(a).against().get(b).score();
        double more = standings.get(a).against().get(b).rewards().mean()
                - standings.get(b).against().get(a).rewards().mean();
        double points = isByPoints ? score.games() * (0.5 + more / 2) : score.wins() + 0.5 * score.draws();
        MeanReward sets = standings.get(a).against().get(b).rewards();
        double share = sets.sets() == 0 ? 1 : Math.max(1, sets.different()) / (double) sets.sets();
        return points * share / Math.max(1, bySeat.size() - 1);
    }

    private void reach(int entrant, Set<Integer> reached) {
        if (reached.add(entrant)) {
            List<HeadToHead> against = standings.get(entrant).against();
            for (int other = 0; other < against.size(); other++) {
                if (against.get(other).score().games() > 0) {
                    reach(other, reached);
                }
            }
        }
    }
}
