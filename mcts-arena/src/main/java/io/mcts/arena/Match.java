package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.result.MatchResult;
import io.mcts.arena.result.TournamentResult;
import io.mcts.arena.statistics.Sprt;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.Optional;

/**
 * Games between two entrants of a game for two players, or for two teams whose players take turns. Games 2n and 2n + 1 form a pair and
 * begin alike; in even games the first entrant, a, is player 0. See {@link Contest}. Immutable and thread-safe.
 */
public final class Match<S extends GameState<S, M>, M extends Move> extends Contest<S, M, MatchResult> {

    private final int games;
    private final Optional<Sprt> test;

    private Match(
            List<Entrant<S, M>> entrants,
            Opening<S, M> opening,
            int games,
            long seed,
            Optional<Sprt> test,
            Adjudication adjudication) {
        super(entrants, opening, List.of(List.of(0, 1)), seed, adjudication);
        this.games = games;
        this.test = test;
    }

    /** A match of 1 or more games with the seed 1, scored for the first entrant. */
    public static <S extends GameState<S, M>, M extends Move> Match<S, M> of(
            Entrant<S, M> a, Entrant<S, M> b, Opening<S, M> opening, int games) {
        if (games < 1) {
            throw new IllegalArgumentException("a match has 1 game or more, not " + games);
        }
        return new Match<>(List.of(a, b), opening, games, 1, Optional.empty(), Adjudication.NONE);
    }

    /** This match with another seed. */
    public Match<S, M> withSeed(long number) {
        return new Match<>(entrants(), opening(), games, number, test, adjudication());
    }

    /** This match, ended early by a test, which is asked after each pair, in order. */
    public Match<S, M> until(Sprt sprt) {
        return new Match<>(entrants(), opening(), games, seed(), Optional.of(sprt), adjudication());
    }

    /** Returns this match with rules that end its games early. */
    public Match<S, M> withAdjudication(Adjudication rules) {
        return new Match<>(entrants(), opening(), games, seed(), test, rules);
    }

    @Override
    public int games() {
        return games;
    }

    /** The test that may end the match early. */
    public Optional<Sprt> test() {
        return test;
    }

    @Override
    MatchResult result(TournamentResult counted) {
        return new MatchResult(counted);
    }

    @Override
    boolean isDecided(MatchResult result) {
        return test.isPresent() && result.verdict(test.get()) != Sprt.Verdict.UNDECIDED;
    }
}
