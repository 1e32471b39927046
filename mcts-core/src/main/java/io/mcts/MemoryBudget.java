package io.mcts;

import org.jspecify.annotations.Nullable;

/** An amount of memory for the tree. */
record MemoryBudget(long bytes) implements Budget {

    MemoryBudget {
        if (bytes < 0) {
            throw new IllegalArgumentException("a budget is 0 bytes or more, not " + bytes);
        }
    }

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return progress.bytes() >= bytes ? StopReason.MEMORY : null;
    }

    @Override
    public double spentShare(SearchProgress<?> progress) {
        return bytes == 0 ? 1 : Math.min(1, (double) progress.bytes() / bytes);
    }

    @Override
    public Budget share(int worker, int workers) {
        return new MemoryBudget(bytes / workers);
    }

    @Override
    public String toString() {
        return bytes + " bytes";
    }
}
