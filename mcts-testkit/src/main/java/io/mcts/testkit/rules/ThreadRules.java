package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.play.CountedRandom;
import io.mcts.testkit.play.Snapshot;
import io.mcts.testkit.play.Trace;
import io.mcts.testkit.report.Violation;
import io.mcts.testkit.watch.TimeoutFailure;
import io.mcts.testkit.watch.Watch;
import io.mcts.testkit.watch.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

public record ThreadRules<S extends GameState<S, M>, M extends Move>(GameSubject<S, M> subject) {

    private static final int GAMES = 30;

    /**
     * The least time that two threads play in the initial state, as scratch memory that they share is seldom disturbed by a single game,
     * and threads on one core hardly meet. In other states they play once.
     */
    private static final long LEAST_NANOS = 50_000_000;

    private static final int LEAST_MEETINGS = 50;

    private static final long MOST_NANOS = 10 * LEAST_NANOS;

    private static final int ENDED = -1;

    static final String BESIDE = "mcts-testkit beside";

    void otherThreadsNeverShow() {
        if (!subject.state().isTerminal()) {
            requireSameEnds();
            requireSameGames();
        }
    }

    /** Plays out while another thread plays out a copy between two random numbers: finds shared data deterministically. */
    private void requireSameEnds() {
        AtomicReference<S> copy = new AtomicReference<>();
        NoTrace.ofOtherThreads(
                subject,
                interruption -> {
                    S state = subject.state();
                    copy.set(state.copy());
                    return end(state, new CountedRandom(subject.random(), interruption));
                },
                () -> end(Objects.requireNonNull(copy.get()), subject.otherRandom()),
                "plays out a copy");
    }

    private Snapshot end(S state, RandomGenerator random) {
        state.playOut(subject.ration(random));
        return Snapshot.of(state);
    }

    private void requireSameGames() {
        ThreadRules<S, M> there = new ThreadRules<>(subject.onAnotherThread());
        List<Trace> alone = games(subject.state(), subject.random());
        List<Trace> otherAlone = games(subject.state(), subject.otherRandom());
        S state = subject.state();
        S copy = state.copy();
        beside(
                there.subject,
                () -> requireSameGames(alone, state, subject.random()),
                () -> there.requireSameGames(otherAlone, copy, there.subject.otherRandom()));
    }

    private List<Trace> games(S state, RandomGenerator random) {
        List<Trace> games = new ArrayList<>();
        S copy = state.copy();
        for (int game = 0; game < GAMES; game++) {
            copy = game % 2 == 0 ? state.copy() : Resettable.reset(copy, state);
            games.add(subject.trace(copy, random));
        }
        return games;
    }

    private void requireSameGames(List<Trace> alone, S state, RandomGenerator random) {
        List<Trace> actual;
        try {
            actual = games(state, random);
        } catch (RuntimeException thrown) {
            if (subject.pulse().isStopped()) {
                throw thrown;
            }
            throw subject.violation(
                    "no exception while another thread plays in a copy, as there is none without it",
                    Words.of(thrown) + subject.whereItWent());
        }
        for (int game = 0; game < GAMES; game++) {
            subject.requireAlike(
                    alone.get(game), actual.get(game), () -> "also while another thread plays in a copy", () -> "");
        }
    }

    /**
     * Asks a part about the state while another thread asks about another one: between two random numbers or, if the part draws none,
     * repeatedly at the same time.
     *
     * @param ask the part's answer about a state, which it may use up
     * @param verb a word for the actions of the other thread
     */
    public void requireSameAnswers(
            BiFunction<S, RandomGenerator, ?> ask, Supplier<S> elsewhere, String words, String verb) {
        boolean haveMet = NoTrace.ofOtherThreads(
                subject,
                interruption -> ask.apply(subject.state(), new CountedRandom(subject.random(), interruption)),
                () -> ask.apply(elsewhere.get(), subject.otherRandom()),
                verb + " " + words);
        boolean wasDone = subject.isAtTheStart() && subject.seed().attempt() > 0; // it takes some time
        if (!haveMet && !wasDone) {
            requireSameAnswers(ask, verb + " another state");
        }
    }

    private void requireSameAnswers(BiFunction<S, RandomGenerator, ?> ask, String words) {
        GameSubject<S, M> other = subject.onAnotherThread();
        Object expected = ask.apply(subject.state(), subject.random());
        S elsewhere = subject.stateOtherwise(expected, state -> ask.apply(state.copy(), subject.random()));
        Object expectedElse = ask.apply(elsewhere.copy(), other.random());
        beside(
                other,
                () -> subject.requireEqual(
                        expected, ask.apply(subject.state(), subject.random()), "also while another thread " + words),
                () -> other.requireEqual(
                        expectedElse,
                        ask.apply(elsewhere.copy(), other.random()),
                        "in another state, also while another thread asks about this one"));
    }

    void beside(GameSubject<S, M> other, Runnable here, Runnable there) {
        AtomicInteger rounds = new AtomicInteger();
        AtomicInteger otherRounds = new AtomicInteger();
        Duration limit = subject.facts().timeLimit();
        FutureTask<?> task = new FutureTask<>(() -> Watch.over(other.pulse(), limit, () -> {
            repeat(otherRounds, rounds, () -> {
                other.pulse().beat();
                there.run();
            });
            return rounds;
        }));
        Runnable work = () -> {
            task.run();
            otherRounds.set(ENDED); // also where it hangs
        };
        Thread thread = new Thread(work, BESIDE);
        thread.setDaemon(true);
        thread.start();
        try {
            repeat(rounds, otherRounds, here);
            task.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Violation violation) {
                throw violation;
            }
            if (failed.getCause() instanceof TimeoutFailure hang) {
                throw subject.violation(limit, hang);
            }
            throw new IllegalStateException("on another thread: " + failed.getCause(), failed.getCause());
        } catch (InterruptedException interrupted) { // nobody waits for this check any more
            throw new IllegalStateException(interrupted);
        } finally {
            task.cancel(true);
        }
    }

    private void repeat(AtomicInteger rounds, AtomicInteger otherRounds, Runnable something) {
        long start = System.nanoTime();
        int meetings = 0;
        boolean isEnough;
        try {
            do {
                int before = otherRounds.get();
                something.run();
                rounds.incrementAndGet();
                int after = otherRounds.get();
                meetings += after == before ? 0 : 1;
                isEnough = after != 0
                        && (after == ENDED || !subject.isAtTheStart() || hasMet(meetings, System.nanoTime() - start));
            } while (!isEnough && !subject.pulse().isStopped());
        } finally {
            rounds.set(ENDED);
        }
    }

    private static boolean hasMet(int meetings, long nanos) {
        return nanos >= MOST_NANOS || (nanos >= LEAST_NANOS && meetings >= LEAST_MEETINGS);
    }
}
