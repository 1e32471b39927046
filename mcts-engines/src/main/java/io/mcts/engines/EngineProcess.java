package io.mcts.engines;

import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.Fault;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** An engine in a separate process, which exchanges lines of text. Used by one thread at a time. */
final class EngineProcess {

    /** The most time for an engine to quit, or to exit after its output has ended. */
    static final Duration LAST_CHANCE = Duration.ofSeconds(1);

    /** The time to wait for a cancellation: Ctrl-C also ends the engine, perhaps before this program receives it. */
    private static final int NEWS_MILLIS = 200;

    /** The most unread lines; an engine that prints faster has to wait. */
    private static final int LINES_KEPT = 1_000;

    /** The length at which lines are truncated. */
    private static final int LINE_LENGTH = 10_000;

    private final LongSupplier watch;
    private final Consumer<String> log;
    private final Process process;
    private final BufferedWriter toEngine;

    /** The lines to be written. An engine that does not read blocks the thread that writes, and no other. */
    private final BlockingQueue<Letter> unsent = new LinkedBlockingQueue<>();

    private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(LINES_KEPT);
    private final Thread answers;
    private final Thread complaints;
    private final Thread writer;

    /** The descendants seen so far: once the engine has ended, the system no longer tells whose they were. */
    private final Set<ProcessHandle> descendants = ConcurrentHashMap.newKeySet();

    private volatile String lastComplaint = "";
    private String lastLine = "";
    private boolean hasTimedOut;
    private int numbers;

    /** A line of output, null at the end, and the time when it was read. */
    private record Line(@Nullable String text, long nanos) {}

    /** A line to be written, and what came of it: null, or why it could not be written. */
    private record Letter(String line, CompletableFuture<@Nullable IOException> outcome) {}

    /** The time limit of an answer: its initial length, and its end on the watch in nanoseconds. */
    record Deadline(Duration timeout, long nanos) {}

    private interface Sink {

        void take(@Nullable String line) throws InterruptedException;
    }

    /**
     * Starts an engine.
     *
     * @param log receives lines: input after {@code > }, output after {@code < }, errors after {@code ! }
     * @throws AgentFault if there is no such program
     */
    EngineProcess(List<String> command, LongSupplier watch, Consumer<String> log) {
        this.watch = watch;
        this.log = log;
        try {
            process = new ProcessBuilder(command).start();
        } catch (IOException failure) {
            throw new AgentFault(Fault.Kind.CRASH, "the engine does not start: " + failure.getMessage());
        }
        toEngine = process.outputWriter(StandardCharsets.UTF_8);
        answers = reading(process.inputReader(StandardCharsets.UTF_8), line -> {
            long nanos = watch.getAsLong();
            log.accept(line == null ? "< (end)" : "< " + line);
            lines.put(new Line(line, nanos));
        });
        writer = started("engine-writer", this::writeAll);
        complaints = reading(process.errorReader(StandardCharsets.UTF_8), line -> {
            if (line != null) {
                log.accept("! " + line);
                lastComplaint = line;
            }
        });
    }

    private static Thread reading(Reader reader, Sink sink) {
        Runnable work = () -> {
            try {
                pump(reader, sink);
                sink.take(null);
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
            }
        };
        return started("engine-reader", work);
    }

    private static Thread started(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void pump(Reader reader, Sink sink) throws InterruptedException {
        try (reader) {
            StringBuilder line = new StringBuilder();
            for (int letter = reader.read(); letter >= 0; letter = reader.read()) {
                if (letter == '\n') {
                    sink.take(line.toString().strip());
                    line.setLength(0);
                } else if (line.length() < LINE_LENGTH) {
                    line.append((char) letter);
                }
            }
        } catch (IOException closed) {
            // the process has ended
        }
    }

    boolean hasTimedOut() {
        return hasTimedOut;
    }

    /** A command number, unique for this engine. */
    int nextNumber() {
        return ++numbers;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Sends a line; an {@link AgentFault} if the process has ended, or reads nothing for as long as an engine may take to start. */
    void say(String line) {
        say(line, deadlineIn(EnginePool.START_TIMEOUT));
    }

    /** Sends a line that the engine has to take before a deadline. */
    void say(String line, Deadline deadline) {
        CompletableFuture<@Nullable IOException> outcome = new CompletableFuture<>();
        unsent.add(new Letter(line, outcome));
        if (await(outcome, deadline) != null) {
            throw ended("when told '" + line + "'");
        }
    }

    private @Nullable IOException await(CompletableFuture<@Nullable IOException> outcome, Deadline deadline) {
        long left = Math.max(LAST_CHANCE.toNanos(), deadline.nanos() - watch.getAsLong());
        while (left > 0) {
            try {
                return outcome.get(left, TimeUnit.NANOSECONDS);
            } catch (TimeoutException blocked) {
                left = deadline.nanos() - watch.getAsLong();
            } catch (InterruptedException interrupt) {
                throw brokenOff();
            } catch (ExecutionException impossible) {
                throw new AssertionError(impossible);
            }
        }
        hasTimedOut = true;
        throw new AgentFault(
                Fault.Kind.TIMEOUT,
                "the engine does not read its input: a line was not taken within "
                        + deadline.timeout().toMillis() + " ms" + last());
    }

    private void writeAll() {
        try {
            while (true) {
                Letter letter = unsent.take();
                letter.outcome().complete(write(letter.line()));
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private @Nullable IOException write(String line) {
        log.accept("> " + line);
        try {
            toEngine.write(line);
            toEngine.newLine();
            toEngine.flush();
            return null;
        } catch (IOException closed) {
            return closed;
        }
    }

    Deadline deadlineIn(Duration timeout) {
        return new Deadline(timeout, watch.getAsLong() + timeout.toNanos());
    }

    /** Waits until the engine has processed all commands, discarding its output. */
    void awaitReadiness(Deadline deadline) {
        ask("isready", "readyok", deadline, line -> {});
    }

    /**
     * Sends a line and returns the rest, trimmed, of the first line that begins with a word. The deadline starts before the call, since the
     * engine may answer before this thread continues.
     *
     * @param others receives the lines before
     * @throws AgentFault if it does not come in time, or the process ends
     */
    String ask(String line, String word, Deadline deadline, Consumer<String> others) {
        say(line, deadline);
        return await(word, deadline, others);
    }

    private String await(String word, Deadline deadline, Consumer<String> others) {
        while (true) {
            @Nullable Line line = poll(deadline);
            if (line == null || line.nanos() - deadline.nanos() > 0) {
                hasTimedOut = true;
                throw new AgentFault(
                        Fault.Kind.TIMEOUT,
                        "no '" + word + "' within " + deadline.timeout().toMillis() + " ms" + last());
            }
            @Nullable String text = line.text();
            if (text == null) {
                throw ended("before its '" + word + "'");
            }
            if (text.equals(word) || (text.startsWith(word) && Character.isWhitespace(text.charAt(word.length())))) {
                return text.substring(word.length()).strip();
            }
            lastLine = text.isEmpty() ? lastLine : text;
            others.accept(text);
        }
    }

    private @Nullable Line poll(Deadline deadline) {
        try {
            Line line = lines.poll();
            for (long left = deadline.nanos() - watch.getAsLong();
                    line == null && left > 0;
                    left = deadline.nanos() - watch.getAsLong()) {
                line = lines.poll(left, TimeUnit.NANOSECONDS);
            }
            return line;
        } catch (InterruptedException interrupt) {
            throw brokenOff();
        }
    }

    private AgentFault ended(String when) {
        try {
            boolean hasEnded = process.waitFor(LAST_CHANCE.toMillis(), TimeUnit.MILLISECONDS);
            complaints.join(LAST_CHANCE.toMillis());
            Thread.sleep(NEWS_MILLIS);
            String how = hasEnded ? "ended with status " + process.exitValue() : "closed its output";
            return new AgentFault(Fault.Kind.CRASH, "the engine " + how + " " + when + last());
        } catch (InterruptedException interrupt) {
            return brokenOff();
        }
    }

    private static AgentFault brokenOff() {
        Thread.currentThread().interrupt();
        return new AgentFault(Fault.Kind.CRASH, "the game was broken off");
    }

    /** Returns the last output, which may explain a missing answer. */
    private String last() {
        return (lastLine.isEmpty() ? "" : "; its last line was '" + lastLine + "'")
                + (lastComplaint.isEmpty() ? "" : "; its last error was '" + lastComplaint + "'");
    }

    /** Asks the engine to quit, without waiting. */
    void tellToQuit() {
        rememberDescendants();
        unsent.add(new Letter("quit", new CompletableFuture<>()));
    }

    /** Notes the processes that the engine has started, to end them even if it ends first. */
    void rememberDescendants() {
        process.descendants().forEach(descendants::add);
    }

    /** Waits for the process to end until a {@link System#nanoTime}, then kills it. */
    void awaitEnd(long deadline) {
        try {
            process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        } finally {
            kill();
        }
    }

    /** Kills the process, its descendants, and the threads that read and write. */
    void kill() {
        rememberDescendants();
        process.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
        answers.interrupt(); // it may be waiting for room among the lines kept
        complaints.interrupt();
        writer.interrupt();
    }
}
