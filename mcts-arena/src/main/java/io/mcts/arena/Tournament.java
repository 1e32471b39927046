package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;

/**
 * Games between several entrants, for games with two or more players: every group of entrants that fits around the board plays as
 * often as any other.
 *
 * <p>A set has as many games as there are players; from game to game the entrants of the group move one seat on, so that each has
 * every seat once. With three players and more, every second set goes round in the other direction. The sets of the groups take
 * turns: what is known after some games is known of all groups. See {@link Contest}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Tournament<S extends GameState<S, M>, M extends Move> implements Contest<S, M, TournamentResult> {

    private final List<Entrant<S, M>> entrants;
    private final Opening<S, M> opening;
    private final List<List<Integer>> groups;
    private final int players;
    private final int gamesEach;
    private final long seed;

    private Tournament(
            List<Entrant<S, M>> entrants,
            Opening<S, M> opening,
            List<List<Integer>> groups,
            int players,
            int gamesEach,
            long seed) {
        this.entrants = entrants;
        this.opening = opening;
        this.groups = groups;
        this.players = players;
        this.gamesEach = gamesEach;
        this.seed = seed;
    }

    /**
     * A tournament in which all play all (round robin), with the seed 1.
     *
     * @param entrants who takes part, with different names, as many as the game has players or more
     * @param opening gives the positions to begin with
     * @param gamesEach how many games each group of entrants plays, a multiple of the number of players
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the tournament
     * @throws IllegalArgumentException if the entrants are too few or two have the same name, the game has a single player, or
     *     the number of games is no multiple of the number of players
     */
    public static <S extends GameState<S, M>, M extends Move> Tournament<S, M> of(
            List<Entrant<S, M>> entrants, Opening<S, M> opening, int gamesEach) {
        int players = opening.open(Xoroshiro128PlusPlus.of(1)).playerCount();
        if (players < 2) {
            throw new IllegalArgumentException("a tournament is for games with two players or more, not " + players);
        }
        if (entrants.size() < players) {
            throw new IllegalArgumentException(
                    "a tournament has " + players + " entrants or more, as many as players, not " + entrants.size());
        }
        if (gamesEach < 1 || gamesEach % players != 0) {
            throw new IllegalArgumentException("the games of a group are a multiple of " + players
                    + ", so that each has every seat as often, not " + gamesEach);
        }
        List<String> names = entrants.stream().map(Entrant::name).toList();
        if (new HashSet<>(names).size() < names.size()) {
            throw new IllegalArgumentException("two entrants have the same name; they are " + names);
        }
        return new Tournament<>(
                List.copyOf(entrants), opening, groups(players, entrants.size()), players, gamesEach, 1);
    }

    /** All groups of so many different entrants, in ascending order. */
    private static List<List<Integer>> groups(int size, int entrants) {
        List<List<Integer>> groups = new ArrayList<>();
        groups.add(List.of());
        for (int place = 0; place < size; place++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> group : groups) {
                int first = group.isEmpty() ? 0 : group.get(group.size() - 1) + 1;
                for (int entrant = first; entrant < entrants; entrant++) {
                    List<Integer> added = new ArrayList<>(group);
                    added.add(entrant);
                    longer.add(List.copyOf(added));
                }
            }
            groups = longer;
        }
        return List.copyOf(groups);
    }

    /**
     * This tournament with other random numbers.
     *
     * @param number any number
     * @return the tournament
     */
    public Tournament<S, M> withSeed(long number) {
        return new Tournament<>(entrants, opening, groups, players, gamesEach, number);
    }

    /**
     * This tournament, but only some groups play: one entrant against each other one, say, or each against the next.
     *
     * @param chosen the groups, each with the numbers of as many different entrants as there are players
     * @return the tournament
     * @throws IllegalArgumentException if there is no group, or one is of another size or has an entrant twice or one that does
     *     not exist
     */
    public Tournament<S, M> withGroups(List<List<Integer>> chosen) {
        for (List<Integer> group : chosen) {
            if (group.size() != players
                    || new HashSet<>(group).size() < players
                    || group.stream().anyMatch(entrant -> entrant < 0 || entrant >= entrants.size())) {
                throw new IllegalArgumentException("a group has " + players + " different entrants from 0 to "
                        + (entrants.size() - 1) + ", not " + group);
            }
        }
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("a tournament has 1 group or more");
        }
        return new Tournament<>(
                entrants, opening, chosen.stream().map(List::copyOf).toList(), players, gamesEach, seed);
    }

    @Override
    public List<Entrant<S, M>> entrants() {
        return entrants;
    }

    @Override
    public Opening<S, M> opening() {
        return opening;
    }

    /**
     * Who plays whom.
     *
     * @return the groups, each the numbers of its entrants
     */
    public List<List<Integer>> groups() {
        return groups;
    }

    @Override
    public int games() {
        return Math.multiplyExact(groups.size(), gamesEach);
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public List<Integer> seats(int game) {
        int set = set(game);
        List<Integer> seats = new ArrayList<>(groups.get(set % groups.size()));
        if (players > 2 && set / groups.size() % 2 == 1) {
            Collections.reverse(seats);
        }
        Collections.rotate(seats, -(game % players));
        return List.copyOf(seats);
    }

    @Override
    public int set(int game) {
        return game / players;
    }

    @Override
    public Tally<TournamentResult> tally() {
        return new TournamentTally(this);
    }
}
