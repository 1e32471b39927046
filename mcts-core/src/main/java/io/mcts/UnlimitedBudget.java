package io.mcts;

import org.jspecify.annotations.Nullable;

/** No limit. */
enum UnlimitedBudget implements Budget {
    INSTANCE;

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return null;
    }

    @Override
    public String toString() {
        return "unlimited";
    }
}
