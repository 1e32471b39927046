package io.mcts.cli.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** An engine in a process of its own, as a referee sees it. */
final class EngineProcess implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 10;

    private final Process process;
    private final PrintWriter toEngine;
    private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();

    /**
     * A line that the engine has printed.
     *
     * @param line the line
     * @param nanos when it was read, in the time of {@link System#nanoTime}
     */
    record Answer(String line, long nanos) {}

    EngineProcess(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        toEngine = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8));
        Thread reader = new Thread(this::read, "engine-reader");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                answers.add(new Answer(line, System.nanoTime()));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    void say(String line) {
        toEngine.println(line);
        toEngine.flush();
    }

    /** The next line that begins with a word; no error may come before it. */
    Answer await(String word) throws InterruptedException {
        while (true) {
            Answer answer = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(answer).as("a line that begins with %s", word).isNotNull();
            assertThat(answer.line()).doesNotStartWith("info string error");
            if (answer.line().startsWith(word)) {
                return answer;
            }
        }
    }

    /** Tells the engine to quit, and waits until it has. */
    int quit() throws InterruptedException {
        say("quit");
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
