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

/** The input and output of a command. Interactive input has an editor with history and completion. */
public final class Terminal implements AutoCloseable {

    /** The exit status after Ctrl-C. */
    static final int INTERRUPTED = 128 + 2;

    private static final int USUAL_WIDTH = 80;

    private final BufferedReader in;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Screen screen;

    private @Nullable LineReader editor;
    private List<String> words = List.of();
    private volatile OptionalInt status = OptionalInt.empty();

    /** The screen and keyboard; by default files or pipes. */
    public interface Screen {

        /** Whether a line on {@link Terminal#err} can be overwritten. */
        default boolean showsProgress() {
            return false;
        }

        /** Whether input is printed, since it is not visible when typed. */
        default boolean echoesInput() {
            return true;
        }

        /** Whether output supports escape sequences, and colours are wanted. */
        default boolean hasColours() {
            return false;
        }

        /** Whether standard output is a pipe: failed writing then means that its reader, such as {@code head}, has ended. */
        default boolean isOutputPiped() {
            return false;
        }

        /** Returns the width in characters; 0 without a screen. */
        default int width() {
            return 0;
        }

        /** Opens the terminal for a line editor; null if not interactive, or too simple. */
        default org.jline.terminal.@Nullable Terminal open() throws IOException {
            return null;
        }
    }

    public Terminal(BufferedReader in, PrintWriter out, PrintWriter err) {
        this(in, out, err, new Screen() {});
    }

    public Terminal(BufferedReader in, PrintWriter out, PrintWriter err, Screen screen) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.screen = screen;
    }

    /** The terminal of this program: standard input, output and error, all in UTF-8. */
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

    public PrintWriter out() {
        return out;
    }

    public void say(String line) {
        out.println(line);
        out.flush();
    }

    /** Errors and progress. */
    public PrintWriter err() {
        return err;
    }

    /** Whether output failed because its reader had ended. */
    public boolean isOutputClosed() {
        return screen.isOutputPiped();
    }

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
     * Prints a prompt and reads a line, trimmed; null at the end of the input, or on an interrupt.
     *
     * @param completions possible answers
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

    /** Sets the exit status of the program, overriding that of its command. */
    public void endWith(int exitStatus) {
        status = OptionalInt.of(exitStatus);
    }

    /** The exit status, given that of the command. */
    public int status(int ofCommand) {
        return status.orElse(ofCommand);
    }

    /** Flushes all output and restores the screen. */
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
