package io.mcts.engines;

import io.mcts.arena.agent.AgentFault;
import io.mcts.arena.agent.Fault;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** An engine in a process of its own: lines go in, lines come out. Used by one thread at a time. */
final class EngineProcess {

    /** The most time that an engine may take to quit, or to end once its output has ended. */
    static final Duration LAST_CHANCE = Duration.ofSeconds(1);

    /**
     * An interrupt from the keyboard also ends the engine, perhaps before this program receives it: the contest is then cancelled
     * within this time, and the engine is not at fault.
     */
    private static final int NEWS_MILLIS = 200;

    /** The most lines that are kept; an engine that prints faster than it is read has to wait. */
    private static final int LINES_KEPT = 1_000;

    /** The rest of a longer line is dropped. */
    private static final int LINE_LENGTH = 10_000;

    private final LongSupplier watch;
    private final Consumer<String> log;
    private final Process process;
    private final BufferedWriter toEngine;
    private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(LINES_KEPT);
    private final Thread answers;
    private final Thread complaints;
    private volatile String lastComplaint = "";
    private String lastLine = "";
    private boolean hasTimedOut;
    private int numbers;

    /** A line that the engine has printed, null at the end of its output, and when it was read. */
    private record Line(@Nullable String text, long nanos) {}

    /**
     * Until when an answer is awaited.
     *
     * @param timeout how long that was at first
     * @param nanos the time on the watch at which it ends
     */
    record Deadline(Duration timeout, long nanos) {}

    private interface Sink {

        void take(@Nullable String line) throws InterruptedException;
    }

    /**
     * Starts an engine.
     *
     * @param watch the time, in nanoseconds
     * @param log receives each line: after {@code > } what is said, after {@code < } the answers, after {@code ! } errors
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
        complaints = reading(process.errorReader(StandardCharsets.UTF_8), line -> {
            if (line != null) {
                log.accept("! " + line);
                lastComplaint = line;
            }
        });
    }

    /** Reads a stream to its end, on a thread that ends with it or with an interrupt. */
    private static Thread reading(Reader reader, Sink sink) {
        Runnable work = () -> {
            try {
                pump(reader, sink);
                sink.take(null);
            } catch (InterruptedException interrupt) {
                Thread.currentThread().interrupt();
            }
        };
        Thread thread = new Thread(work, "engine-reader");
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

    /** A number for a command, which no other command to this engine has. */
    int nextNumber() {
        return ++numbers;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Sends a line.
     *
     * @throws AgentFault if the process has ended
     */
    void say(String line) {
        try {
            write(line);
        } catch (IOException closed) {
            throw ended("when told '" + line + "'");
        }
    }

    private void write(String line) throws IOException {
        log.accept("> " + line);
        toEngine.write(line);
        toEngine.newLine();
        toEngine.flush();
    }

    Deadline deadlineIn(Duration timeout) {
        return new Deadline(timeout, watch.getAsLong() + timeout.toNanos());
    }

    /** Waits until the engine has done what it was told, and ignores all that it has said before. */
    void awaitReadiness(Deadline deadline) {
        ask("isready", "readyok", deadline, line -> {});
    }

    /**
     * Sends a line and waits for one that begins with a word. The time for it must have begun before, since the engine may answer
     * before this thread goes on.
     *
     * @param others receives the lines before
     * @return the rest of the line, without blanks around it
     * @throws AgentFault if it does not come in time, or the process ends
     */
    String ask(String line, String word, Deadline deadline, Consumer<String> others) {
        say(line);
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
            if (text.equals(word) || text.startsWith(word + " ")) {
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

    /** Returns the last output of the engine, which may explain why it does not answer. */
    private String last() {
        return (lastLine.isEmpty() ? "" : "; its last line was '" + lastLine + "'")
                + (lastComplaint.isEmpty() ? "" : "; its last error was '" + lastComplaint + "'");
    }

    void tellToQuit() {
        try {
            write("quit");
        } catch (IOException hasEnded) {
            // as it should
        }
    }

    /** Waits for the end until a time of {@link System#nanoTime}, and ends the process if it does not come. */
    void awaitEnd(long deadline) {
        try {
            process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        } finally {
            kill();
        }
    }

    /** Ends the process, all that it has started, and the threads that listen to it. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        answers.interrupt(); // it may be waiting for room among the lines kept
        complaints.interrupt();
    }
}
