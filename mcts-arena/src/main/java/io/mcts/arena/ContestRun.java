package io.mcts.arena;

import io.mcts.arena.agent.Entrant;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.GameStore;
import io.mcts.control.Cancellation;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Plays the games of a contest. The calling thread stores games as they finish, but counts them by number, for a reproducible result. */
final class ContestRun<S extends GameState<S, M>, M extends Move, R> {

    /** The interval between checks for cancellation, in addition to the check after each game. */
    private static final int LOOK_MILLIS = 50;

    private final Contest<S, M, R> contest;
    private final GameSite site;
    private final GameStore store;
    private final Cancellation cancellation;
    private final GameListener<? super R> listener;
    private final Scoreboard scoreboard;
    private final Cancellation end = new Cancellation();
    private final AtomicInteger next = new AtomicInteger();

    private final BlockingQueue<Supplier<Optional<GameRecord>>> finished = new LinkedBlockingQueue<>();

    private final TreeMap<Integer, GameRecord> waiting = new TreeMap<>();

    private int counted;
    private R result;
    private boolean isDecided;

    ContestRun(
            Contest<S, M, R> contest,
            GameSite site,
            GameStore store,
            Cancellation cancellation,
            GameListener<? super R> listener) {
        this.contest = contest;
        this.site = site;
        this.store = store;
        this.cancellation = cancellation;
        this.listener = listener;
        this.scoreboard = new Scoreboard(contest);
        this.result = contest.result(scoreboard.result());
    }

    R play(int threads) {
        checkEntrants();
        takeFromStore();
        Set<Integer> known = Set.copyOf(waiting.keySet());
        count();
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        boolean isInterrupted = false;
        try {
            for (int thread = 0; thread < threads; thread++) {
                executor.execute(() -> work(known));
            }
            collect(threads);
        } catch (InterruptedException interrupt) {
            isInterrupted = true;
        } finally {
            end.cancel();
            executor.shutdownNow();
            awaitEnd(executor);
        }
        collectTheRest();
        if (isInterrupted) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the games were interrupted");
        }
        countTheRest();
        return result;
    }

    private void checkEntrants() {
        S start = start();
        for (Entrant<S, M> entrant : contest.entrants()) {
            try {
                entrant.agents().check(start.copy());
            } catch (RuntimeException refusal) {
                throw new IllegalArgumentException(
                        "'" + entrant.name() + "' cannot play: " + refusal.getMessage(), refusal);
            }
        }
    }

    /** Returns the start of the first game. */
    private S start() {
        try {
            return contest.opening()
                    .open(Xoroshiro128PlusPlus.of(contest.task(0).sharedSeed()));
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception failure) { // other languages than Java throw checked exceptions, too
            throw notPlayable(failure);
        }
    }

    private static IllegalStateException notPlayable(Throwable failure) {
        return new IllegalStateException("a game cannot be played: " + failure, failure);
    }

    private void takeFromStore() {
        for (GameRecord game : store.games()) {
            if (game.number() < contest.games()) {
                requireOfThisContest(game);
                waiting.put(game.number(), game);
            }
        }
    }

    private void requireOfThisContest(GameRecord game) {
        GameTask task = contest.task(game.number());
        if (!task.isDoneBy(game)) {
            throw new IllegalArgumentException("game " + game.number() + " of " + store + " was played by "
                    + game.entrants() + " with the seeds " + game.seeds() + ", not by " + task.names()
                    + " with the seeds "
                    + task.seeds() + "\nMaybe the record belongs to another contest, or to another seed");
        }
        try {
            new RecordCheck<>(contest.opening()).check(game, task);
        } catch (IllegalArgumentException | IllegalStateException impossible) {
            throw new IllegalArgumentException(
                    "game " + game.number() + " of " + store + " cannot have been played: " + impossible.getMessage()
                            + "\nMaybe the file was changed, or written by another version",
                    impossible);
        }
    }

    private void work(Set<Integer> known) {
        try {
            for (int number = next.getAndIncrement(); isGoingOn(number); number = next.getAndIncrement()) {
                if (!known.contains(number)) {
                    site.play(contest, number, this::isOver).ifPresent(game -> finished.add(() -> Optional.of(game)));
                }
            }
            finished.add(Optional::empty);
        } catch (InterruptedException end) { // the contest has ended
            finished.add(Optional::empty);
        } catch (RuntimeException | Error failure) {
            finished.add(() -> {
                throw failure;
            });
        } catch (Throwable failure) { // other languages than Java throw checked exceptions, too
            finished.add(() -> {
                throw notPlayable(failure);
            });
        }
    }

    private boolean isGoingOn(int number) {
        return number >= 0 && number < contest.games() && !isOver();
    }

    private boolean isOver() {
        return end.isCancelled() || cancellation.isCancelled();
    }

    private void collect(int threads) throws InterruptedException {
        int working = threads;
        while (working > 0 && !isDecided && !cancellation.isCancelled()) {
            Supplier<Optional<GameRecord>> one = finished.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (one == null) {
                continue; // to see whether it is cancelled
            }
            Optional<GameRecord> game = one.get();
            game.ifPresent(this::keep);
            working -= game.isPresent() ? 0 : 1;
            count();
        }
    }

    private void collectTheRest() {
        finished.forEach(one -> one.get().ifPresent(this::keep));
    }

    private void keep(GameRecord game) {
        store.add(game);
        waiting.put(game.number(), game);
    }

    private void count() {
        for (GameRecord game = waiting.remove(counted); game != null && !isDecided; game = waiting.remove(counted)) {
            count(game);
        }
    }

    /** Counts games after a gap that a cancellation left. */
    private void countTheRest() {
        for (GameRecord game : waiting.values()) {
            if (!isDecided) {
                count(game);
            }
        }
    }

    private void count(GameRecord game) {
        scoreboard.add(game);
        counted = game.number() + 1;
        result = contest.result(scoreboard.result());
        isDecided = contest.isDecided(result);
        listener.finished(game, result);
    }

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
}
