package io.mcts.arena;

import java.util.List;

/**
 * Who sits where in a game.
 *
 * @param entrants the names of the entrants, by player
 * @param seeds the seeds of their agents, by player
 */
record Seating(List<String> entrants, List<Long> seeds) {

    /** As a contest has it. */
    static Seating of(Contest<?, ?, ?> contest, int game) {
        List<Integer> seats = contest.seats(game);
        return new Seating(
                seats.stream().map(seat -> contest.entrants().get(seat).name()).toList(),
                seats.stream().map(seat -> Seeds.agent(contest, game, seat)).toList());
    }
}
