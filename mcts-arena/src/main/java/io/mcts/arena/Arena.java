package io.mcts.arena;

import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.GameStore;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.concurrent.CancellationException;

/**
 * The runner of contests. Immutable and thread-safe, but a {@link GameStore} serves one contest at a time.
 * <pre>{@code
 * MatchResult result = Arena.ofAllCores().play(Match.of(a, b, opening, 400));
 * }</pre>
 */
public final class Arena {

    private final int threads;
    private final GameSite site;
    private final GameStore store;
    private final Cancellation cancellation;

    private Arena(int threads, GameSite site, GameStore store, Cancellation cancellation) {
        this.threads = threads;
        this.site = site;
        this.store = store;
        this.cancellation = cancellation;
    }

    /** An arena that plays as many games at a time as there are cores. */
    public static Arena ofAllCores() {
        return ofThreads(Runtime.getRuntime().availableProcessors());
    }

    /** An arena that plays a given number of games at a time, 1 or more. */
    public static Arena ofThreads(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("games are played on 1 thread or more, not " + threads);
        }
        return new Arena(threads, GameSite.HERE, GameStore.NONE, new Cancellation());
    }

    /** This arena with its games run elsewhere, such as on other machines. */
    public Arena playingAt(GameSite place) {
        return new Arena(threads, place, store, cancellation);
    }

    /** This arena with a store: games in it are not played again, new ones are added to it. */
    public Arena recordingIn(GameStore games) {
        return new Arena(threads, site, games, cancellation);
    }

    /** This arena with a way to end a contest early; games in progress then do not count. */
    public Arena until(Cancellation end) {
        return new Arena(threads, site, store, end);
    }

    /** Returns the number of games that are played at a time. */
    public int threads() {
        return threads;
    }

    /** Returns the cancellation that ends contests early. */
    public Cancellation cancellation() {
        return cancellation;
    }

    /** Plays a contest, as {@link #play(Contest, GameListener)} does without a listener. */
    public <R> R play(Contest<?, ?, R> contest) {
        return play(contest, (game, sofar) -> {});
    }

    /**
     * Plays a contest.
     *
     * @throws IllegalArgumentException if the number of players does not fit, or the store belongs to another contest
     * @throws CancellationException if the calling thread is interrupted
     */
    public <R> R play(Contest<?, ?, R> contest, GameListener<? super R> listener) {
        return new ContestRun<>(contest, site, store, cancellation, listener).play(Math.min(threads, contest.games()));
    }

    /** Plays a single game of a contest; deterministic if the agents are for equal seeds. */
    public static <S extends GameState<S, M>, M extends Move> GameRecord playOne(Contest<S, M, ?> contest, int number) {
        try {
            return GameSite.HERE.play(contest, number, () -> false).orElseThrow();
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
