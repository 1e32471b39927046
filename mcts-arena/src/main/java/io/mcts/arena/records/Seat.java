package io.mcts.arena.records;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A player's seat in a recorded game, and the seed of the agent.
 *
 * @param reward from 0 to 1 ({@link GameRecord#rewardsOf}); after a fault 0 for the player at fault and 1 for the others
 */
public record Seat(String entrant, long seed, double reward) {

    public Seat {
        if (!(reward >= 0 && reward <= 1)) {
            throw new IllegalArgumentException("a reward is from 0 to 1, not " + reward);
        }
    }

    /** Returns the seats of a game, from lists of the same size. */
    public static List<Seat> all(List<String> entrants, List<Long> seeds, List<Double> rewards) {
        if (seeds.size() != entrants.size() || rewards.size() != entrants.size()) {
            throw new IllegalArgumentException("a game has a seed and a reward for each of " + entrants.size()
                    + " players, not " + seeds + " and " + rewards);
        }
        return IntStream.range(0, entrants.size())
                .mapToObj(player -> new Seat(entrants.get(player), seeds.get(player), rewards.get(player)))
                .toList();
    }
}
