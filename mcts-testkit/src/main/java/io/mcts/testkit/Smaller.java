package io.mcts.testkit;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import net.jqwik.api.Shrinkable;

/** Makes what breaks a rule smaller, step by step, as long as the rule stays broken. */
final class Smaller {

    private static final int MOST_TRIES = 10_000;

    private Smaller() {}

    /** The violation of the smallest value that was found. */
    static <T> Violation of(Shrinkable<T> value, Violation found, Function<T, Optional<Violation>> check) {
        Violation violation = found;
        Iterator<Shrinkable<T>> next = value.shrink().iterator();
        for (int tries = 0; tries < MOST_TRIES && next.hasNext(); tries++) {
            Shrinkable<T> smaller = next.next();
            Optional<Violation> broken = check.apply(smaller.value());
            if (broken.isPresent()) {
                violation = broken.get();
                next = smaller.shrink().iterator();
            }
        }
        return violation;
    }
}
