package io.mcts.engines.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** An engine in a process of its own, as a referee sees it. */
final class EngineProcess implements AutoCloseable {

    private final Process process;
    private final PrintWriter toEngine;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

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
                answers.add(line);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        answers.add("the end");
    }

    void say(String line) {
        toEngine.println(line);
        toEngine.flush();
    }

    /** The next line that begins with a word; no error may come before it. */
    String await(String word) throws InterruptedException {
        String answer = answers.take();
        while (!answer.startsWith(word)) {
            assertThat(answer).doesNotStartWith("info string error").isNotEqualTo("the end");
            answer = answers.take();
        }
        return answer;
    }

    /** Tells the engine to quit, and waits until it has. */
    int quit() throws InterruptedException {
        say("quit");
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
