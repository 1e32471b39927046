package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.TournamentResult;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;

/**
 * Games of two entrants in a game for one player. Games 2n, of the first entrant, and 2n + 1, of the second, form a pair: they begin alike,
 * and chance has the same random numbers. See {@link Contest}. Immutable and thread-safe.
 */
public final class SoloMatch<S extends GameState<S, M>, M extends Move> extends Contest<S, M, TournamentResult> {

    private final int games;

    private SoloMatch(List<Entrant<S, M>> entrants, Opening<S, M> opening, int games, long seed) {
        super(entrants, opening, List.of(List.of(0), List.of(1)), seed, Adjudication.NONE);
        this.games = games;
    }

    /**
     * A match of 1 or more games of both together, with the seed 1.
     *
     * @throws IllegalArgumentException also if the game is not for one player
     */
    public static <S extends GameState<S, M>, M extends Move> SoloMatch<S, M> of(
            Entrant<S, M> a, Entrant<S, M> b, Opening<S, M> opening, int games) {
        int players = opening.open(Xoroshiro128PlusPlus.of(1)).playerCount();
        if (players != 1) {
            throw new IllegalArgumentException("a solo match is for games with 1 player, not " + players);
        }
        if (games < 1) {
            throw new IllegalArgumentException("a match has 1 game or more, not " + games);
        }
        return new SoloMatch<>(List.of(a, b), opening.common(), games, 1);
    }

    /** This match with another seed. */
    public SoloMatch<S, M> withSeed(long number) {
        return new SoloMatch<>(entrants(), opening(), games, number);
    }

    @Override
    public int games() {
        return games;
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
