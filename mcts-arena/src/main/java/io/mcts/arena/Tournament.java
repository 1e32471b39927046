package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.TournamentResult;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Games between several entrants: every group of entrants that fits around the board plays equally often.
 *
 * <p>A set has as many games as there are players; the entrants of the group rotate, so that each has every seat once, in reverse every
 * second set with three or more players. The sets of the groups take turns, so partial results cover all groups. See {@link Contest}.
 * Immutable and thread-safe.
 */
public final class Tournament<S extends GameState<S, M>, M extends Move> extends Contest<S, M, TournamentResult> {

    private final int gamesEach;

    private Tournament(
            List<Entrant<S, M>> entrants,
            Opening<S, M> opening,
            List<List<Integer>> groups,
            int gamesEach,
            long seed,
            Adjudication adjudication) {
        super(entrants, opening, groups, seed, adjudication);
        this.gamesEach = gamesEach;
    }

    /**
     * A round-robin tournament with the seed 1.
     *
     * @param entrants as many as the game has players or more, with different names
     * @param gamesEach the number of games of each group, a multiple of the number of players
     * @throws IllegalArgumentException also if the game has a single player
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
                List.copyOf(entrants), opening, groups(players, 0, entrants.size()), gamesEach, 1, Adjudication.NONE);
    }

    private static List<List<Integer>> groups(int size, int least, int entrants) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> groups = new ArrayList<>();
        for (int first = least; first < entrants; first++) {
            for (List<Integer> others : groups(size - 1, first + 1, entrants)) {
                List<Integer> group = new ArrayList<>(List.of(first));
                group.addAll(others);
                groups.add(List.copyOf(group));
            }
        }
        return List.copyOf(groups);
    }

    /** This tournament with another seed. */
    public Tournament<S, M> withSeed(long number) {
        return new Tournament<>(entrants(), opening(), groups(), gamesEach, number, adjudication());
    }

    /** Returns this tournament with rules that end its games early, for games of two players. */
    public Tournament<S, M> withAdjudication(Adjudication rules) {
        if (!rules.isNone() && players() != 2) {
            throw new IllegalArgumentException("games end early for two players, not for " + players());
        }
        return new Tournament<>(entrants(), opening(), groups(), gamesEach, seed(), rules);
    }

    /** This tournament with only some of its groups, at least one, each of one distinct entrant by number for each player. */
    public Tournament<S, M> withGroups(List<List<Integer>> chosen) {
        for (List<Integer> group : chosen) {
            if (group.size() != players()
                    || new HashSet<>(group).size() < players()
                    || group.stream()
                            .anyMatch(entrant ->
                                    entrant < 0 || entrant >= entrants().size())) {
                throw new IllegalArgumentException("a group has " + players() + " different entrants from 0 to "
                        + (entrants().size() - 1) + ", not " + group);
            }
        }
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("a tournament has 1 group or more");
        }
        return new Tournament<>(
                entrants(), opening(), chosen.stream().map(List::copyOf).toList(), gamesEach, seed(), adjudication());
    }

    @Override
    public int games() {
        return Math.multiplyExact(groups().size(), gamesEach);
    }

    @Override
    TournamentResult result(TournamentResult counted) {
        return counted;
    }

    @Override
    boolean isDecided(TournamentResult result) {
        return false;
    }
}
