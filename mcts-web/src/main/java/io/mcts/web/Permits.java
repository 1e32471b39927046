package io.mcts.web;

import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/** How many may work at a time. Thread-safe. */
final class Permits {

    private final Semaphore free;

    Permits(int count) {
        free = new Semaphore(count);
    }

    Optional<Permit> take() {
        return free.tryAcquire() ? Optional.of(new Permit()) : Optional.empty();
    }

    int free() {
        return free.availablePermits();
    }

    /** Leave to work, given back once. */
    final class Permit {

        private final AtomicBoolean isGone = new AtomicBoolean();

        /** Gives it back, unless it has been already, or has been handed over. */
        void giveBack() {
            if (isGone.compareAndSet(false, true)) {
                free.release();
            }
        }

        /** Makes another permit of it, for whoever takes the place of its holder; nothing if it is gone. */
        Optional<Permit> handOver() {
            return isGone.compareAndSet(false, true) ? Optional.of(new Permit()) : Optional.empty();
        }
    }
}
