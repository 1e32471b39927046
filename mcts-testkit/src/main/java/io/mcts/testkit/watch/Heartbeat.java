package io.mcts.testkit.watch;

import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/**
 * The sign of life of a check: it beats whenever the game has answered and the check goes on.
 *
 * <p>The checking thread beats, and the waiting one listens.
 */
public final class Heartbeat {

    /** More than any method of a game or of a part draws before it answers. */
    private static final long MOST_DRAWS = 10_000_000;

    private final AtomicLong beats = new AtomicLong();
    private final AtomicLong draws = new AtomicLong();
    private volatile boolean isStopped;

    /** Reports that the check goes on; ends it if nobody waits for it any more. */
    public void beat() {
        draws.set(0);
        count();
    }

    /** A draw is a beat, but what draws for ever does not go on. */
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

    /** Random numbers that beat at each draw, as all random play does at each move. */
    public RandomGenerator of(RandomGenerator random) {
        return () -> {
            draw();
            return random.nextLong();
        };
    }
}
