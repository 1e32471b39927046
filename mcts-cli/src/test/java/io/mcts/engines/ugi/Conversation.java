package io.mcts.engines.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.MctsCommand;
import io.mcts.cli.command.TestGames;
import io.mcts.cli.terminal.Terminal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/** The command {@code ugi}, run in this JVM, and spoken with line by line. */
final class Conversation implements AutoCloseable {

    private final PipedWriter toEngine = new PipedWriter();
    private final Lines fromEngine = new Lines();
    private final StringWriter err = new StringWriter();
    private final CompletableFuture<Integer> status;

    /** Takes what is printed apart into lines. */
    private static final class Lines extends Writer {

        private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        private final StringBuilder rest = new StringBuilder();

        @Override
        public void write(char[] characters, int offset, int length) {
            rest.append(characters, offset, length);
        }

        /** Only what is flushed is seen on the other side. */
        @Override
        public void flush() {
            rest.toString().lines().forEach(queue::add);
            rest.setLength(0);
        }

        @Override
        public void close() {}
    }

    Conversation(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of("ugi"));
        command.addAll(List.of(args));
        BufferedReader in = new BufferedReader(new PipedReader(toEngine));
        Terminal terminal = new Terminal(in, new PrintWriter(fromEngine), new PrintWriter(err));
        status = CompletableFuture.supplyAsync(
                () -> new MctsCommand(TestGames.CATALOG, terminal).run(command.toArray(String[]::new)),
                work -> new Thread(work, "ugi-conversation").start());
    }

    void say(String... lines) throws IOException {
        for (String line : lines) {
            toEngine.write(line + "\n");
        }
        toEngine.flush();
    }

    /** The next line of the engine. */
    String hear() throws InterruptedException {
        return fromEngine.queue.take();
    }

    /** What the engine answers to lines, up to the sign of life that it gives after them. */
    List<String> answers(String... lines) throws Exception {
        say(lines);
        say("isready");
        List<String> heard = hearUntil("readyok");
        return heard.subList(0, heard.size() - 1);
    }

    /** The next lines of the engine, the last of which is the first that begins with a word. */
    List<String> hearUntil(String word) throws InterruptedException {
        List<String> heard = new ArrayList<>();
        String line = hear();
        while (!line.startsWith(word)) {
            heard.add(line);
            line = hear();
        }
        heard.add(line);
        return heard;
    }

    /** Waits for the end of the engine, whose input has ended or which has been told to quit. */
    void awaitEnd() {
        assertThat(status.join()).isZero();
        assertThat(err.toString()).isEmpty();
    }

    /** Lines that the engine has printed and nobody has heard. */
    List<String> unheard() {
        return List.copyOf(fromEngine.queue);
    }

    /** Ends the input, and waits for the end of the engine. */
    @Override
    public void close() throws IOException {
        toEngine.close();
        awaitEnd();
    }
}
