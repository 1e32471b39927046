package io.mcts.testkit.watch;

import java.time.Duration;

/**
 * A method that has not returned in time: what is known of it, as an exception whose stack trace is that of the thread in it.
 */
public final class TimeoutFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    TimeoutFailure(StackTraceElement[] stack, Duration limit, String thread) {
        super(place(stack) + " has not returned within " + text(limit) + "; " + thread);
        setStackTrace(stack);
    }

    /** A check that is not even begun. */
    TimeoutFailure(String reason) {
        super(reason);
    }

    public static String text(Duration limit) {
        return limit.toMillis() % 1_000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }

    /** The innermost method that is not one of the platform's. */
    private static String place(StackTraceElement[] stack) {
        StackTraceElement frame = Frames.firstOutside(stack);
        return frame == null ? "a method" : Frames.text(frame);
    }
}
