package io.mcts.arena.result;

import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Interval;
import io.mcts.arena.statistics.Score;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The result of a tournament, or of a part of it.
 *
 * @param standings how each entrant stands, in their order
 * @param bySeat the score of each seat at the board: what player 0 scored against the others, and so on; empty without games
 * @param isByPoints whether a game has ended with more than a win, a draw or a loss; the rewards then say who is stronger
 * @param plies how long the games were
 * @param openings how many different positions the games began with
 * @param faults what went wrong in the first 10 games that were lost by a fault, a line each
 */
public record TournamentResult(
        List<Standing> standings,
        List<Score> bySeat,
        boolean isByPoints,
        GameLengths plies,
        int openings,
        List<String> faults) {

    /**
     * The number of draws against an imaginary entrant from which the ratings start: enough to keep finite the rating of an entrant that
     * won or lost every game, too few to matter for others.
     */
    private static final double PRIOR = 1;

    public TournamentResult {
        standings = List.copyOf(standings);
        bySeat = List.copyOf(bySeat);
        faults = List.copyOf(faults);
    }

    /** The 95 % interval of the mean score of a seat at the board, for as many trials as there were games. */
    public Interval seatInterval(int seat) {
        return Interval.ofProportion(bySeat.get(seat).mean(), plies.games());
    }

    /** Returns the share of an entrant in what there was to get, from 0 to 1: the mean reward in a game by points, otherwise the score. */
    public double mean(int entrant) {
        Standing standing = standings.get(entrant);
        return isByPoints ? standing.sets().mean() : standing.score().mean();
    }

    /**
     * Ratings by all scores together, or by all rewards in a game by points, after the model of Bradley and Terry, with a prior of one
     * draw each.
     *
     * <p>With more than two players at the board the scores of a game are not independent of each other, so together they count as one
     * for each entrant.
     *
     * @return the ratings, in the order of the standings; their mean is 0. Empty unless a chain of games connects all entrants:
     *     without it nobody can tell who is stronger
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

    /** Returns the points of an entrant against another, a win counting 1: in a game by points how much more it got than the other. */
    private double points(int a, int b) {
        Score score = standings.get(a).against().get(b).score();
        double more = standings.get(a).against().get(b).rewards().mean()
                - standings.get(b).against().get(a).rewards().mean();
        double points = isByPoints ? score.games() * (0.5 + more / 2) : score.wins() + 0.5 * score.draws();
        return points / Math.max(1, bySeat.size() - 1);
    }

    /** Adds an entrant and all to whom a chain of games leads from it. */
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
