package io.mcts.arena.result;

import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Score;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a tournament, or a part of it, went.
 *
 * @param standings how each entrant stands, in their order
 * @param bySeat the score of each seat at the board: what player 0 scored against the others, and so on; empty without games
 * @param plies how long the games were
 * @param openings how many different positions the games began with
 * @param faults what went wrong in the first 10 games that were lost by a fault, a line each
 */
public record TournamentResult(
        List<Standing> standings, List<Score> bySeat, Plies plies, int openings, List<String> faults) {

    /**
     * How many draws against an imaginary entrant the ratings start from: enough to keep finite the rating of an entrant that won
     * or lost every game, too few to matter for others.
     */
    private static final double PRIOR = 1;

    public TournamentResult {
        standings = List.copyOf(standings);
        bySeat = List.copyOf(bySeat);
        faults = List.copyOf(faults);
    }

    /**
     * Ratings by all scores together, after the model of Bradley and Terry, with a prior of one draw each.
     *
     * <p>With more than two players at the board the scores of a game are not independent of each other, and the intervals are
     * too narrow.
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
        double[][] points = standings.stream()
                .map(standing -> standing.against().stream()
                        .mapToDouble(score -> score.wins() + 0.5 * score.draws())
                        .toArray())
                .toArray(double[][]::new);
        return Optional.of(BradleyTerry.fit(points, PRIOR));
    }

    /** Adds an entrant and all to whom a chain of games leads from it. */
    private void reach(int entrant, Set<Integer> reached) {
        if (reached.add(entrant)) {
            List<Score> against = standings.get(entrant).against();
            for (int other = 0; other < against.size(); other++) {
                if (against.get(other).games() > 0) {
                    reach(other, reached);
                }
            }
        }
    }
}
