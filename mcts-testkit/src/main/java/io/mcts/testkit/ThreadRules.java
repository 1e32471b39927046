package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;

/** A state is used by one thread at a time, but its copies are used by other threads at the same time. */
final class ThreadRules {

    /** The games that each of two threads plays. */
    private static final int GAMES = 30;

    /** Two threads play at the same time for as long at least; scratch memory that they share is seldom disturbed by a single game. */
    private static final long LEAST_NANOS = 50_000_000;

    /** Random numbers before which another thread plays. */
    private static final int MOST_NUMBERS = 8;

    private ThreadRules() {}

    static <S extends GameState<S, M>, M extends Move> void otherThreadsNeverShow(Subject<S, M> subject) {
        if (!subject.state().isTerminal()) {
            requireSameEnds(subject);
            requireSameGames(subject);
        }
    }

    /** Plays out while another thread plays out a copy between two random numbers: what a play-out shares is found each time. */
    private static <S extends GameState<S, M>, M extends Move> void requireSameEnds(Subject<S, M> subject) {
        Snapshot alone = end(subject, subject.state(), subject.random());
        Snapshot otherAlone = end(subject, subject.state(), subject.otherRandom());
        for (int number = 1; number <= MOST_NUMBERS; number++) {
            S state = subject.state();
            S copy = state.copy();
            List<Snapshot> other = new ArrayList<>();
            Countdown interruption = new Countdown(
                    number,
                    () -> OtherThread.ask(() -> end(subject, copy, subject.otherRandom()))
                            .ifPresent(other::add));
            Snapshot actual = end(subject, state, new CountedRandom(subject.random(), interruption));
            requireSame(subject, alone, actual, "while another thread plays out a copy");
            for (Snapshot there : other) {
                requireSame(subject, otherAlone, there, "on another thread, in a copy");
            }
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Snapshot end(
            Subject<S, M> subject, S state, RandomGenerator random) {
        state.playOut(subject.ration(random));
        return Snapshot.of(state);
    }

    private static void requireSame(Subject<?, ?> subject, Snapshot alone, Snapshot actual, String when) {
        subject.require(alone.equals(actual), alone + " also " + when, actual);
    }

    /** Plays on two threads at the same time, on each what it has played alone before. */
    private static <S extends GameState<S, M>, M extends Move> void requireSameGames(Subject<S, M> subject) {
        List<Trace> alone = games(subject, subject.state(), subject.random());
        List<Trace> otherAlone = games(subject, subject.state(), subject.otherRandom());
        S state = subject.state();
        S copy = state.copy();
        AtomicBoolean isDone = new AtomicBoolean();
        AtomicBoolean otherIsDone = new AtomicBoolean();
        FutureTask<?> other = new FutureTask<>(
                () -> playBeside(
                        otherIsDone,
                        isDone,
                        () -> requireSame(subject, otherAlone, games(subject, copy, subject.otherRandom()))),
                null);
        Thread thread = new Thread(other, "testkit");
        thread.setDaemon(true);
        thread.start();
        try {
            playBeside(isDone, otherIsDone, () -> requireSame(subject, alone, games(subject, state, subject.random())));
            other.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Violation violation) {
                throw violation;
            }
            throw new IllegalStateException("on another thread: " + failed.getCause(), failed.getCause());
        } catch (InterruptedException interrupted) { // nobody waits for this check any more
            throw new IllegalStateException(interrupted);
        } finally {
            other.cancel(true);
        }
    }

    /** Plays games again and again for a while, and until another thread has played its own at least once, so that the two do meet. */
    private static void playBeside(AtomicBoolean isDone, AtomicBoolean otherIsDone, Runnable games) {
        long start = System.nanoTime();
        try {
            do {
                games.run();
                isDone.set(true);
            } while (!otherIsDone.get() || System.nanoTime() - start < LEAST_NANOS);
        } finally {
            isDone.set(true);
        }
    }

    /** Random games from a state, each in a copy or, where that is possible, in the copy before, reset. */
    private static <S extends GameState<S, M>, M extends Move> List<Trace> games(
            Subject<S, M> subject, S state, RandomGenerator random) {
        List<Trace> games = new ArrayList<>();
        S copy = state.copy();
        for (int game = 0; game < GAMES; game++) {
            copy = game % 2 == 0 ? state.copy() : Resettable.reset(copy, state);
            games.add(Trace.of(copy, random, subject.longestGame()));
        }
        return games;
    }

    private static void requireSame(Subject<?, ?> subject, List<Trace> alone, List<Trace> actual) {
        for (int game = 0; game < GAMES; game++) {
            Trace expected = alone.get(game);
            int agreement = expected.agreement(actual.get(game));
            subject.require(
                    expected.equals(actual.get(game)),
                    expected.describe(agreement) + " also while another thread plays in a copy",
                    actual.get(game).describe(agreement));
        }
    }
}
