package io.mcts.arena;

/** Tests that threads end. */
public final class EndedThreads {

    private EndedThreads() {}

    /** Requires that all threads whose names begin so end. */
    public static void require(String beginningOfName) throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith(beginningOfName)) {
                thread.join(); // for ever if it goes on
            }
        }
    }
}
