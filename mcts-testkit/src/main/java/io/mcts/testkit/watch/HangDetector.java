package io.mcts.testkit.watch;

import java.time.Duration;

/** Decides from samples of a thread whether it hangs. It reads no clock. */
public final class HangDetector {

    private final long limitNanos;
    private long beats = -1;
    private long lastBeatNanos;
    private long busyAtLastBeat;
    private long busySinceLastBeat;

    public HangDetector(Duration limit) {
        limitNanos = limit.toNanos();
    }

    /**
     * Whether the time limit has passed since a new beat was seen.
     *
     * @param seen the beats so far
     * @param nanos the time now
     * @param busyNanos the CPU time of the thread
     */
    public boolean isLate(long seen, long nanos, long busyNanos) {
        if (seen != beats) {
            beats = seen;
            lastBeatNanos = nanos;
            busyAtLastBeat = busyNanos;
        }
        busySinceLastBeat = busyNanos - busyAtLastBeat;
        return nanos - lastBeatNanos >= limitNanos;
    }

    /** Whether a thread computes nothing: it waits, or has ended. */
    public static boolean waits(Thread.State state) {
        return state != Thread.State.RUNNABLE && state != Thread.State.NEW;
    }

    /** Whether a late thread waits, or has computed as long as the limit in a method of a game or part; the kit's own code is exempt. */
    public boolean hangs(Thread.State state, StackTraceElement[] stack) {
        return (waits(state) || busySinceLastBeat >= limitNanos) && !Frames.isInTheKit(stack);
    }
}
