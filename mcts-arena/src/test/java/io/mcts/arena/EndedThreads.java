package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThat;

/** Tests that threads end. */
public final class EndedThreads {

    private EndedThreads() {}

    /** Requires that all threads whose names begin so have ended, or are just about to: one may have nothing left to do but that. */
    public static void require(String beginningOfName) throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith(beginningOfName)) {
                thread.join(5_000);
                assertThat(thread.isAlive()).isFalse();
            }
        }
    }
}
