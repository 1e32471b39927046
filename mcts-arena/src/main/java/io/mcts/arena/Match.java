package io.mcts.arena;

import io.mcts.arena.statistics.Sprt;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Optional;

/**
 * Games between two entrants of a game for two players.
 *
 * <p>The games of a pair, 2n and 2n + 1, begin alike, and the entrants change sides: in even games the first entrant, a, is
 * player 0. See {@link Contest}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Match<S extends GameState<S, M>, M extends Move> implements Contest<S, M, MatchResult> {

    private static final int PLAYERS = 2;

    private final List<Entrant<S, M>> entrants;
    private final Opening<S, M> opening;
    private final int games;
    private final long seed;
    private final Optional<Sprt> test;

    private Match(List<Entrant<S, M>> entrants, Opening<S, M> opening, int games, long seed, Optional<Sprt> test) {
        this.entrants = entrants;
        this.opening = opening;
        this.games = games;
        this.seed = seed;
        this.test = test;
    }

    /**
     * A match with the seed 1.
     *
     * @param a the first entrant, whose score is counted
     * @param b the second entrant
     * @param opening gives the positions to begin with
     * @param games how many games, at least 1
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the match
     * @throws IllegalArgumentException if there are no games
     */
    public static <S extends GameState<S, M>, M extends Move> Match<S, M> of(
            Entrant<S, M> a, Entrant<S, M> b, Opening<S, M> opening, int games) {
        if (games < 1) {
            throw new IllegalArgumentException("a match has 1 game or more, not " + games);
        }
        return new Match<>(List.of(a, b), opening, games, 1, Optional.empty());
    }

    /**
     * This match with other random numbers.
     *
     * @param number any number
     * @return the match
     */
    public Match<S, M> withSeed(long number) {
        return new Match<>(entrants, opening, games, number, test);
    }

    /**
     * This match, but ended by a test as soon as it accepts or rejects. The number of games is the most that are played.
     *
     * @param sprt the test, asked after each pair in the order of the games
     * @return the match
     */
    public Match<S, M> until(Sprt sprt) {
        return new Match<>(entrants, opening, games, seed, Optional.of(sprt));
    }

    @Override
    public List<Entrant<S, M>> entrants() {
        return entrants;
    }

    @Override
    public Opening<S, M> opening() {
        return opening;
    }

    @Override
    public int games() {
        return games;
    }

    @Override
    public long seed() {
        return seed;
    }

    /**
     * The test that may end the match.
     *
     * @return the test, if there is one
     */
    public Optional<Sprt> test() {
        return test;
    }

    @Override
    public List<Integer> seats(int game) {
        return game % PLAYERS == 0 ? List.of(0, 1) : List.of(1, 0);
    }

    @Override
    public int set(int game) {
        return game / PLAYERS;
    }

    @Override
    public Tally<MatchResult> tally() {
        return new MatchTally(test);
    }
}
