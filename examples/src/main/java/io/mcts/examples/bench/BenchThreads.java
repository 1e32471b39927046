package io.mcts.examples.bench;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Threads for searches, whose memory is counted. */
final class BenchThreads implements Executor, AutoCloseable {

    private final List<Thread> made = new CopyOnWriteArrayList<>();
    private final ExecutorService threads;

    /**
     * No thread yet.
     *
     * @param most how many there will be, 0 or more
     */
    BenchThreads(int most) {
        threads = Executors.newFixedThreadPool(Math.max(1, most), work -> {
            Thread thread = new Thread(work, "bench");
            thread.setDaemon(true);
            made.add(thread);
            return thread;
        });
    }

    /** All bytes that these threads and this one have ever allocated. */
    long allocated() {
        long sum = Allocation.of(Thread.currentThread());
        for (Thread thread : made) {
            sum += Allocation.of(thread);
        }
        return sum;
    }

    @Override
    public void execute(Runnable work) {
        threads.execute(work);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
