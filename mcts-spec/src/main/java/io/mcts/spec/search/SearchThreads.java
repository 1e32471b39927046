package io.mcts.spec.search;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** The threads of the searches of a command besides those that call them: made as they are needed, ended with the command. */
public final class SearchThreads implements Executor, AutoCloseable {

    private final ExecutorService threads = Executors.newCachedThreadPool(daemons("search"));

    /** No thread yet. */
    public SearchThreads() {}

    /** A factory of daemon threads. */
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

    /** Ends the threads; searches that still run are interrupted. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
