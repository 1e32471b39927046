package io.mcts.testkit.watch;

import java.time.Duration;

/** Reports a method that has not returned in time, with the stack trace of its thread. */
public final class TimeoutFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    TimeoutFailure(StackTraceElement[] stack, Duration limit, String thread) {
        super(place(stack) + " has not returned within " + text(limit) + "; " + thread);
        setStackTrace(stack);
    }

    TimeoutFailure(String reason) {
        super(reason);
    }

    public static String text(Duration limit) {
        return limit.toMillis() % 1_000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }

    private static String place(StackTraceElement[] stack) {
        StackTraceElement frame = Frames.firstOutside(stack);
        return frame == null ? "a method" : Frames.text(frame);
    }
}
