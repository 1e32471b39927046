package io.mcts.cli.command.contest;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Locale;
import java.util.function.Consumer;

/** A log of engines: each line with the seconds since the beginning. Thread-safe. */
final class EngineLog implements Consumer<String>, AutoCloseable {

    private static final double NANOS_PER_SECOND = 1e9;

    private final PrintWriter out;
    private final long begin = System.nanoTime();

    EngineLog(Writer out) {
        this.out = new PrintWriter(out, true);
    }

    @Override
    public void accept(String line) {
        out.printf(Locale.ROOT, "%.3f %s%n", (System.nanoTime() - begin) / NANOS_PER_SECOND, line);
    }

    @Override
    public void close() {
        out.close();
    }
}
