package io.mcts.arena;

import io.mcts.arena.statistics.BradleyTerry;
import io.mcts.arena.statistics.Score;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * How a tournament, or a part of it, went.
 *
 * @param standings how each entrant stands, in their order
 * @param bySeat the score of each seat at the board: what player 0 scored against the others, and so on; empty without games
 * @param plies how long the games were
 * @param faults what went wrong in the first {@value Faults#KEPT} games that were lost by a fault, a line each
 */
public record TournamentResult(List<Standing> standings, List<Score> bySeat, Plies plies, List<String> faults) {

    /**
     * How many draws against an imaginary entrant the ratings start from: enough to keep those finite who won or lost every
     * game, too few to matter for others.
     */
    private static final double PRIOR = 1;

    /**
     * Copies the lists.
     *
     * @param standings how each entrant stands
     * @param bySeat the score of each seat
     * @param plies how long the games were
     * @param faults what went wrong
     */
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
     * @return the ratings, in the order of the standings; their mean is 0. Nothing where some entrants have met no others, nor
     *     anybody who has, and so on: nobody can tell then who is stronger
     */
    public Optional<BradleyTerry> ratings() {
        if (!isConnected()) {
            return Optional.empty();
        }
        int entrants = standings.size();
        double[][] points = new double[entrants][entrants];
        for (int row = 0; row < entrants; row++) {
            for (int column = 0; column < entrants; column++) {
                Score score = standings.get(row).against().get(column);
                points[row][column] = score.wins() + 0.5 * score.draws();
            }
        }
        return Optional.of(BradleyTerry.fit(points, PRIOR));
    }

    /** Whether a chain of games leads from each entrant to each other. */
    private boolean isConnected() {
        Set<Integer> reached = new HashSet<>();
        Deque<Integer> next = new ArrayDeque<>(List.of(0));
        while (!next.isEmpty()) {
            int entrant = next.pop();
            if (reached.add(entrant)) {
                List<Score> against = standings.get(entrant).against();
                IntStream.range(0, against.size())
                        .filter(other -> against.get(other).games() > 0)
                        .forEach(next::push);
            }
        }
        return reached.size() == standings.size();
    }
}
