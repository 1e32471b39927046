package io.mcts.examples.command;

import io.mcts.control.Cancellation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a search that is interrupted from the keyboard (Ctrl-C) end in order: from its making until it is closed, an interrupt
 * stops the searches that have its {@link #cancellation} in their budget, and the program ends once it is closed, or after two
 * seconds.
 */
final class Interruption implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 2;

    private final Cancellation cancellation = new Cancellation();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::interrupt, "interruption");

    Interruption() {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException ending) {
            cancellation.cancel();
        }
    }

    /** A budget that is spent once an interrupt has come. */
    Cancellation cancellation() {
        return cancellation;
    }

    /** Whether an interrupt has come. */
    boolean hasCome() {
        return cancellation.isCancelled();
    }

    private void interrupt() {
        cancellation.cancel();
        try {
            closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException givingUp) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        if (!hasCome()) {
            removeHook();
        }
    }

    private void removeHook() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The interrupt came just now: the program ends, and the hook has nothing to wait for.
        }
    }
}
