package io.mcts.examples.search;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The threads of the searches of a command besides those that call them: made as they are needed, ended with the command. */
public final class SearchThreads implements Executor, AutoCloseable {

    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "search");
        thread.setDaemon(true);
        return thread;
    });

    /** No thread yet. */
    public SearchThreads() {}

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
