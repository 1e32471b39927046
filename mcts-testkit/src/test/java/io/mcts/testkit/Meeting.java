package io.mcts.testkit;

import io.mcts.testkit.watch.Watch;
import java.util.concurrent.CountDownLatch;

/**
 * Lets a call on the thread that the kit runs beside the checking one write into what the two share while the other call has written into it and not
 * yet read it: each time, whatever the machine does.
 */
final class Meeting {

    private static final String BESIDE = "mcts-testkit beside" + Watch.WATCHED;

    private final CountDownLatch inTheMiddle = new CountDownLatch(1);
    private final CountDownLatch written = new CountDownLatch(1);
    private volatile boolean isAwaited;

    /** Before something is written. */
    void begin() {
        if (isBeside() && !isAwaited) {
            isAwaited = true;
            await(inTheMiddle);
        }
    }

    /** After it was written, and before it is read. */
    void middle() {
        if (isBeside()) {
            written.countDown();
        } else if (isAwaited) {
            inTheMiddle.countDown();
            await(written);
        }
    }

    private static boolean isBeside() {
        return Thread.currentThread().getName().equals(BESIDE);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
