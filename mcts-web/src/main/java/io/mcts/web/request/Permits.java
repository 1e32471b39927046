package io.mcts.web.request;

import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/** A limited number of concurrent permits. Thread-safe. */
public final class Permits {

    private final Semaphore free;

    public Permits(int count) {
        free = new Semaphore(count);
    }

    public Optional<Permit> take() {
        return free.tryAcquire() ? Optional.of(new Permit()) : Optional.empty();
    }

    public int free() {
        return free.availablePermits();
    }

    public final class Permit {

        private final AtomicBoolean isGone = new AtomicBoolean();

        public void giveBack() {
            if (isGone.compareAndSet(false, true)) {
                free.release();
            }
        }

        /** Transfers the permit; empty if it is gone. */
        public Optional<Permit> handOver() {
            return isGone.compareAndSet(false, true) ? Optional.of(new Permit()) : Optional.empty();
        }
    }
}
