package io.mcts.testkit.watch;

import java.time.Duration;

/** Decides from what is seen of a thread now and then whether it hangs. It reads no clock. */
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
     * @param busyNanos how long the thread has computed, which is less where it waits for the processor
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

    /**
     * Whether a thread that is late waits, or has computed for as long as the limit, in a method of a game or a part; the kit's own bookkeeping may
     * take its time.
     */
    public boolean hangs(Thread.State state, StackTraceElement[] stack) {
        return (waits(state) || busySinceLastBeat >= limitNanos) && !Frames.isInTheKit(stack);
    }
}
