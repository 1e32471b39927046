package io.mcts.cli.command.cluster;

import io.mcts.cli.json.Json;
import io.mcts.cli.terminal.Interruption;
import io.mcts.cli.terminal.Terminal;
import io.mcts.cluster.Secret;
import io.mcts.cluster.Worker;
import io.mcts.cluster.WorkerSettings;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

final class WorkerProcess {

    private static final long LOOK_MILLIS = 100;
    private static final long FIGURES_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final Terminal terminal;

    WorkerProcess(Terminal terminal) {
        this.terminal = terminal;
    }

    void run(
            String name,
            String bind,
            OptionalInt port,
            List<String> join,
            Secret secret,
            int threads,
            Duration timeout,
            ClassLoader classes) {
        WorkerSettings settings =
                new WorkerSettings(name, bind, port, join, secret, threads, timeout, classes, this::log);
        try (Interruption interruption = new Interruption(terminal);
                Worker worker = Worker.start(settings)) {
            long next = System.nanoTime() + FIGURES_NANOS;
            while (!interruption.isInterrupted()) {
                if (worker.isOutOfMemory()) {
                    outOfMemory();
                }
                if (!worker.isRunning()) {
                    throw new IllegalStateException("the worker has ended because of a failure of its own");
                }
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
                if (System.nanoTime() >= next) {
                    next += FIGURES_NANOS;
                    worker.logFigures();
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } catch (OutOfMemoryError error) {
            outOfMemory();
        }
    }

    /** Ends the process at once, as nothing else is sure to work; a supervisor starts another, and callers give the jobs to others. */
    private void outOfMemory() {
        try {
            terminal.err().println("mcts: the worker has run out of memory and ends");
            terminal.err().flush();
        } finally {
            Runtime.getRuntime().halt(1);
        }
    }

    private synchronized void log(Map<String, Object> event) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("time", Instant.now().toString());
        line.putAll(event);
        terminal.out().print(Json.line(line));
        terminal.out().flush();
    }
}
