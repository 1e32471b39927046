package io.mcts.testkit.watch;

import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/** The heartbeat of a check: the checking thread beats whenever the game has answered, and the waiting one listens. */
public final class Heartbeat {

    /** More draws than any method of a game or part makes before it answers. */
    private static final long MOST_DRAWS = 10_000_000;

    private final AtomicLong beats = new AtomicLong();
    private final AtomicLong draws = new AtomicLong();
    private volatile boolean isStopped;

    /** Reports progress; ends the check if nobody waits for it any more. */
    public void beat() {
        draws.set(0);
        count();
    }

    /** A draw is a beat, but endless draws are no progress. */
    private void draw() {
        if (draws.incrementAndGet() <= MOST_DRAWS || isStopped) {
            count();
        }
    }

    private void count() {
        if (isStopped) {
            throw new IllegalStateException("nobody waits for this check any more");
        }
        beats.incrementAndGet();
    }

    long beats() {
        return beats.get();
    }

    public boolean isStopped() {
        return isStopped;
    }

    void stop() {
        isStopped = true;
    }

    /** Random numbers that beat at each draw. */
    public RandomGenerator of(RandomGenerator random) {
        return () -> {
            draw();
            return random.nextLong();
        };
    }
}
