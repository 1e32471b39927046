package io.mcts;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A condition of the caller's own. */
record ConditionBudget(Predicate<SearchProgress<?>> condition) implements Budget {

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return condition.test(progress) ? StopReason.CONDITION : null;
    }

    @Override
    public String toString() {
        return "until a condition is met";
    }
}
