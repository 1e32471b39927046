package io.mcts.spec.search;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** The worker threads of a command's searches: created on demand, ended on close. */
public final class SearchThreads implements Executor, AutoCloseable {

    private final ExecutorService threads = Executors.newCachedThreadPool(daemons("search"));

    /** Creates an executor without threads. */
    public SearchThreads() {}

    /** Returns a factory of daemon threads. */
    public static ThreadFactory daemons(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    @Override
    public void execute(Runnable work) {
        threads.execute(work);
    }

    /** Ends the threads, interrupting searches in progress. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
