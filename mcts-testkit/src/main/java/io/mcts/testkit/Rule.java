package io.mcts.testkit;

import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A rule of a contract.
 *
 * @param claim what the rule rests on, for a part may be right and not claim it; null for what every part keeps
 * @param tries how often the rule is checked; the less, the more a check costs
 * @param sentence what is demanded
 * @param check throws a {@link Violation} where the rule is broken
 * @param <C> what the rule is checked with
 */
record Rule<C>(@Nullable Object claim, int tries, String sentence, Consumer<C> check) {

    /** Whether the rule is to be checked where some things are not claimed. */
    boolean isClaimed(Set<?> unclaimed) {
        return claim == null || !unclaimed.contains(claim);
    }

    /** A check of states in which the game goes on; in others there is nothing to check. */
    static Consumer<Subject<?, ?>> unlessOver(Consumer<Subject<?, ?>> check) {
        return subject -> {
            if (!subject.state().isTerminal()) {
                check.accept(subject);
            }
        };
    }

    /** The rule as a sentence. */
    @Override
    public String toString() {
        return sentence;
    }
}
