package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.TournamentResult;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The entrants, openings and random numbers of a number of games, played by an {@link Arena}. Immutable and thread-safe.
 *
 * <p>All games of a set share the starting position and the chance outcomes, while the entrants rotate through the seats, so that luck
 * falls on all alike. The sets of a group start from different positions as long as there are any; then all may repeat. Groups start from
 * different positions, unless the opening is {@linkplain Opening#isCommon common}. Everything random in game n follows from the seed and n,
 * so the games do not depend on the number of threads.
 *
 * @param <R> the type of the result
 */
public abstract sealed class Contest<S extends GameState<S, M>, M extends Move, R>
        permits Match, SoloMatch, Tournament {

    private final List<Entrant<S, M>> entrants;
    private final Opening<S, M> opening;
    private final List<List<Integer>> groups;
    private final long seed;
    private final Adjudication adjudication;
    private final List<DistinctOpenings<S, M>> openingsOfGroups;

    Contest(
            List<Entrant<S, M>> entrants,
            Opening<S, M> opening,
            List<List<Integer>> groups,
            long seed,
            Adjudication adjudication) {
        this.adjudication = adjudication;
        this.entrants = entrants;
        this.opening = opening;
        this.groups = groups;
        this.seed = seed;
        openingsOfGroups = IntStream.range(0, groups.size())
                .mapToObj(group -> new DistinctOpenings<>(
                        opening, set -> mix(seed, opening.isCommon() ? set : set * groups.size() + group)))
                .toList();
    }

    /** Returns the entrants. */
    public final List<Entrant<S, M>> entrants() {
        return entrants;
    }

    /** Returns the opening, which draws and writes the positions with which games begin. */
    public final Opening<S, M> opening() {
        return opening;
    }

    /** The seed of all random numbers. */
    public final long seed() {
        return seed;
    }

    /** Returns the rules that end games early. */
    public final Adjudication adjudication() {
        return adjudication;
    }

    /** Returns the number of games, 1 or more. */
    public abstract int games();

    /** Returns the groups that play each other, as numbers of entrants. Their sets take turns. */
    public final List<List<Integer>> groups() {
        return groups;
    }

    /** Returns the seating of a game: for each player the number of the entrant. */
    public final List<Integer> seats(int game) {
        int set = set(game);
        List<Integer> seats = new ArrayList<>(groups.get(set % groups.size()));
        if (players() > 2 && set / groups.size() % 2 == 1) {
            Collections.reverse(seats);
        }
        Collections.rotate(seats, -(game % players()));
        return List.copyOf(seats);
    }

    private int set(int game) {
        return game / players();
    }

    final int players() {
        return groups.get(0).size();
    }

    abstract R result(TournamentResult counted);

    /** Whether the contest can end before all its games are played. */
    abstract boolean isDecided(R result);

    private List<String> names(int game) {
        return seats(game).stream().map(seat -> entrants.get(seat).name()).toList();
    }

    private List<Long> agentSeeds(int game) {
        return seats(game).stream()
                .map(seat -> mix(~seed, (long) entrants.size() * game + seat))
                .toList();
    }

    /**
     * Returns the task of a game: the names and seeds needed to play it.
     *
     * @throws IllegalStateException if the opening cannot begin a game
     */
    public final GameTask task(int game) {
        int set = set(game);
        long sharedSeed = openingsOfGroups.get(set % groups.size()).seed(set / groups.size());
        return new GameTask(game, names(game), agentSeeds(game), sharedSeed);
    }

    /** Unrelated seeds, even for consecutive seeds and numbers. */
    private static long mix(long seed, long number) {
        return Xoroshiro128PlusPlus.of(Xoroshiro128PlusPlus.of(seed).nextLong() + number)
                .nextLong();
    }
}
