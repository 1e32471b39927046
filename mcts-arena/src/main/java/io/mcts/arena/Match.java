package io.mcts.arena;

import io.mcts.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Games between two entrants of a game for two players.
 *
 * <p>Games come in pairs: both begin with the same position and chance gives the same outcomes in the same order, but the
 * entrants change sides. In even games, counted from 0, the first entrant is player 0. Luck thus falls on both alike.
 *
 * <p>Everything random in game n follows from the seed and n, so a match of searches with a fixed number of iterations gives
 * the same games each time, on any number of threads.
 *
 * @param a the first entrant, whose score is counted
 * @param b the second entrant
 * @param opening gives the positions to begin with
 * @param games how many games, at least 1
 * @param seed any number
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record Match<S extends GameState<S, M>, M extends Move>(
        Entrant<S, M> a, Entrant<S, M> b, Opening<S, M> opening, int games, long seed) {

    /**
     * Checks the number of games.
     *
     * @param a the first entrant
     * @param b the second entrant
     * @param opening gives the positions to begin with
     * @param games how many games
     * @param seed any number
     * @throws IllegalArgumentException if there are no games
     */
    public Match {
        if (games < 1) {
            throw new IllegalArgumentException("a match has 1 game or more, not " + games);
        }
    }

    /**
     * Plays all games.
     *
     * @param threads how many games are played at a time, at least 1
     * @return how it went
     * @throws IllegalArgumentException if there are no threads, or the game is not for two players
     */
    public MatchResult run(int threads) {
        return run(threads, new Cancellation(), sofar -> {});
    }

    /**
     * Plays all games, or until it is cancelled.
     *
     * @param threads how many games are played at a time, at least 1
     * @param cancellation ends the match; games in progress then do not count
     * @param listener receives the result so far after each game, on the calling thread
     * @return how it went
     * @throws IllegalArgumentException if there are no threads, or the game is not for two players
     * @throws IllegalStateException if the opening cannot begin a game
     * @throws CancellationException if the calling thread is interrupted; no game is played any more then
     */
    public MatchResult run(int threads, Cancellation cancellation, Consumer<MatchResult> listener) {
        if (threads < 1) {
            throw new IllegalArgumentException("a match is played on 1 thread or more, not " + threads);
        }
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        Cancellation end = new Cancellation();
        try {
            CompletionService<@Nullable MatchResult> running = new ExecutorCompletionService<>(executor);
            List<Future<@Nullable MatchResult>> all = new ArrayList<>();
            for (int number = 0; number < games; number++) {
                int game = number;
                all.add(running.submit(() -> play(game, () -> end.isCancelled() || cancellation.isCancelled())));
            }
            MatchResult sofar = MatchResult.NONE;
            for (int finished = 0; finished < games; finished++) {
                @Nullable MatchResult result = result(running.take());
                if (result != null) {
                    sofar = sofar.plus(result);
                    listener.accept(sofar);
                }
            }
            return inOrder(all);
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the match was interrupted");
        } finally {
            end.cancel();
            executor.shutdownNow();
            awaitEnd(executor);
        }
    }

    /** Waits until no game is played any more: each ends with the move in progress. */
    private static void awaitEnd(ExecutorService executor) {
        boolean isInterrupted = false;
        while (!executor.isTerminated()) {
            try {
                executor.awaitTermination(1, TimeUnit.SECONDS);
            } catch (InterruptedException interrupt) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static MatchResult inOrder(List<Future<@Nullable MatchResult>> games) throws InterruptedException {
        MatchResult all = MatchResult.NONE;
        for (Future<@Nullable MatchResult> game : games) {
            @Nullable MatchResult result = result(game);
            all = result == null ? all : all.plus(result);
        }
        return all;
    }

    private static @Nullable MatchResult result(Future<@Nullable MatchResult> game) throws InterruptedException {
        try {
            return game.get();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failure.getCause());
        }
    }

    /** Plays a game; null if it was cancelled. */
    private @Nullable MatchResult play(int number, BooleanSupplier isCancelled) {
        return isCancelled.getAsBoolean() ? null : new OneGame<>(this, number).play(isCancelled);
    }

    /** The generator of what the two games of a pair share. */
    Xoroshiro128PlusPlus sharedRandom(int game) {
        return Xoroshiro128PlusPlus.of(mix(seed, game / 2));
    }

    /** The seed of an agent: different in every game, and for each side. */
    long agentSeed(int game, int side) {
        return mix(~seed, 2 * game + side);
    }

    /** Numbers that have nothing to do with each other, even for seeds and numbers that follow each other. */
    private static long mix(long seed, int number) {
        return Xoroshiro128PlusPlus.of(seed).nextLong()
                ^ Xoroshiro128PlusPlus.of(number).nextLong();
    }
}
