package io.mcts.testkit.rules;

import io.mcts.testkit.watch.OtherThread;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Two threads that interfere in the same way each time: one does something before a number that the other reads or draws. */
public final class Interruptions {

    /** Random numbers before which another thread intervenes. */
    private static final int MOST_NUMBERS = 8;

    private Interruptions() {}

    /**
     * Demands that a part gives the same on another thread, and while another thread asks it something else.
     *
     * @param ask asks the part, with random numbers
     * @param elsewhere asks it something else
     * @param words what the other thread does meanwhile
     */
    static <T> void require(
            GameSubject<?, ?> subject,
            Function<RandomGenerator, T> ask,
            Supplier<? extends @Nullable Object> elsewhere,
            String words) {
        T expected = ask.apply(new CountedRandom(subject.random()));
        Optional<T> there = OtherThread.ask(() -> ask.apply(new CountedRandom(subject.random())));
        subject.require(there.isEmpty() || there.get().equals(expected), expected + " on another thread, too", there);
        for (int number = 1; number <= MOST_NUMBERS; number++) {
            Runnable interruption = at(number, () -> OtherThread.ask(elsewhere));
            T disturbed = ask.apply(new CountedRandom(subject.random(), interruption));
            subject.requireEqual(expected, disturbed, "also while another thread " + words);
        }
    }

    /** What does something once, when it has been run so many times. */
    static Runnable at(int runs, Runnable then) {
        AtomicInteger left = new AtomicInteger(runs);
        return () -> {
            if (left.decrementAndGet() == 0) {
                then.run();
            }
        };
    }
}
