package io.mcts.examples.command;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Where a command reads and writes.
 *
 * @param in what the user types
 * @param out the output; whoever waits for it flushes it
 * @param err errors and the progress of long searches
 * @param showsProgress whether {@code err} is a screen on which a line can be written over
 * @param echoesInput whether what is read is to be printed too, since the user does not see it as he types
 */
public record Terminal(
        BufferedReader in, PrintWriter out, PrintWriter err, boolean showsProgress, boolean echoesInput) {

    /**
     * The terminal, or the files and pipes, of this program.
     *
     * <p>The JVM cannot tell whether they are terminals, so the launcher says it by the system properties
     * {@code mcts.progress} (true if standard error is one) and {@code mcts.echo} (true if standard input is none).
     *
     * @return standard input, output and error, all in UTF-8
     */
    public static Terminal ofSystem() {
        return new Terminal(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                writer(FileDescriptor.out),
                writer(FileDescriptor.err),
                Boolean.getBoolean("mcts.progress"),
                Boolean.getBoolean("mcts.echo"));
    }

    private static PrintWriter writer(FileDescriptor file) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(file), StandardCharsets.UTF_8));
    }

    /** Prints a prompt and reads a line, without the blanks around it; null at the end of the input. */
    @Nullable
    String ask(String prompt) {
        out.print(prompt);
        out.flush();
        @Nullable String line = readLine();
        if (line == null || echoesInput) {
            out.println(line == null ? "" : line);
        }
        return line;
    }

    private @Nullable String readLine() {
        try {
            String line = in.readLine();
            return line == null ? null : line.strip();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
