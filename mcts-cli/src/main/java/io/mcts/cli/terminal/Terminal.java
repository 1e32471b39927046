package io.mcts.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jspecify.annotations.Nullable;

/**
 * The input and output of a command. Where a person sits at it, lines are typed in an editor with a history and completion; where
 * input comes from a file or a pipe, they are just read.
 */
public final class Terminal implements AutoCloseable {

    /** The exit status of a program that was interrupted from the keyboard. */
    static final int INTERRUPTED = 128 + 2;

    private static final int USUAL_WIDTH = 80;

    private final BufferedReader in;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Screen screen;

    private @Nullable LineReader editor;
    private List<String> words = List.of();
    private volatile OptionalInt status = OptionalInt.empty();

    /** The screen and the keyboard; unless overridden, input and output are files or pipes. */
    public interface Screen {

        /** Whether {@link Terminal#err} is a screen on which a line can be written over. */
        default boolean showsProgress() {
            return false;
        }

        /** Whether what is read is to be printed too, since the user does not see it when they type it. */
        default boolean echoesInput() {
            return true;
        }

        /** Whether what is printed is shown by a screen that knows escape sequences, and colours are wanted. */
        default boolean hasColours() {
            return false;
        }

        /** Whether standard output is a pipe: when writing fails, its reader, such as {@code head}, has ended. */
        default boolean isOutputPiped() {
            return false;
        }

        /** Returns the width of the screen in characters; 0 if there is no screen. */
        default int width() {
            return 0;
        }

        /** Opens what a line editor needs; null if a person does not sit there, or the terminal is too simple. */
        default org.jline.terminal.@Nullable Terminal open() throws IOException {
            return null;
        }
    }

    /**
     * Files or pipes.
     *
     * @param in what the user types
     */
    public Terminal(BufferedReader in, PrintWriter out, PrintWriter err) {
        this(in, out, err, new Screen() {});
    }

    /**
     * A terminal.
     *
     * @param in what the user types
     */
    public Terminal(BufferedReader in, PrintWriter out, PrintWriter err, Screen screen) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.screen = screen;
    }

    /** The terminal, or the files and pipes, of this program: standard input, output and error, all in UTF-8. */
    public static Terminal ofSystem() {
        return new Terminal(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                writer(FileDescriptor.out),
                writer(FileDescriptor.err),
                new SystemScreen());
    }

    private static PrintWriter writer(FileDescriptor file) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(file), StandardCharsets.UTF_8));
    }

    public BufferedReader in() {
        return in;
    }

    /** The output, which is not flushed automatically. */
    public PrintWriter out() {
        return out;
    }

    public void say(String line) {
        out.println(line);
        out.flush();
    }

    /** Errors and the progress of long searches. */
    public PrintWriter err() {
        return err;
    }

    /** Whether output that could not be written had no reader any more. */
    public boolean isOutputClosed() {
        return screen.isOutputPiped();
    }

    /** Whether {@link #err} is a screen on which a line can be written over. */
    boolean showsProgress() {
        return screen.showsProgress();
    }

    /** Whether {@link #out} may have escape sequences. */
    public boolean hasColours() {
        return screen.hasColours();
    }

    public int width() {
        int width = screen.width();
        return width > 0 ? width : USUAL_WIDTH;
    }

    /**
     * Prints a prompt and reads a line.
     *
     * @param completions words that may be the answer
     * @return the line without the blanks around it; null at the end of the input, or if the user interrupts the program
     */
    @Nullable
    public String ask(String prompt, List<String> completions) {
        words = completions;
        if (editor == null) {
            editor = openEditor();
        }
        return editor == null ? read(prompt) : edited(editor, prompt);
    }

    private @Nullable LineReader openEditor() {
        try {
            org.jline.terminal.@Nullable Terminal keyboard = screen.open();
            return keyboard == null
                    ? null
                    : LineReaderBuilder.builder()
                            .terminal(keyboard)
                            .completer((reader, line, candidates) ->
                                    new StringsCompleter(words).complete(reader, line, candidates))
                            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                            .option(LineReader.Option.BRACKETED_PASTE, false)
                            .build();
        } catch (IOException noTerminal) {
            return null;
        }
    }

    private @Nullable String edited(LineReader reader, String prompt) {
        out.flush();
        try {
            return reader.readLine(prompt).strip();
        } catch (UserInterruptException interrupt) {
            endWith(INTERRUPTED);
            return null;
        } catch (EndOfFileException end) {
            return null;
        }
    }

    private @Nullable String read(String prompt) {
        out.print(prompt);
        out.flush();
        @Nullable String line = readLine();
        if (line == null || screen.echoesInput()) {
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

    /** Settles the exit status of the program, whatever its command returns. */
    public void endWith(int exitStatus) {
        status = OptionalInt.of(exitStatus);
    }

    /** The exit status of a program whose command has returned one. */
    public int status(int ofCommand) {
        return status.orElse(ofCommand);
    }

    /** Flushes all and leaves the screen as it was. */
    @Override
    public void close() {
        out.flush();
        err.flush();
        if (editor != null) {
            try {
                editor.getTerminal().close();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
