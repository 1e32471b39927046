package io.mcts.cli.command.contest;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A log of engines: each line with the seconds since the beginning; nothing without a writer. Thread-safe. */
final class EngineLog implements Consumer<String>, AutoCloseable {

    private static final double NANOS_PER_SECOND = 1e9;

    private final @Nullable PrintWriter out;
    private final long begin = System.nanoTime();

    EngineLog(@Nullable Writer out) {
        this.out = out == null ? null : new PrintWriter(out, true);
    }

    @Override
    public void accept(String line) {
        if (out != null) {
            out.printf(Locale.ROOT, "%.3f %s%n", (System.nanoTime() - begin) / NANOS_PER_SECOND, line);
        }
    }

    @Override
    public void close() {
        if (out != null) {
            out.close();
        }
    }
}
