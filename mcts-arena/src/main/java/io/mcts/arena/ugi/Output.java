package io.mcts.arena.ugi;

import io.mcts.spec.catalog.UsageException;
import java.io.PrintWriter;
import java.util.List;

/** Where the engine's lines go, at once. Thread-safe. */
final class Output {

    private final PrintWriter out;

    Output(PrintWriter out) {
        this.out = out;
    }

    void say(String line) {
        say(List.of(line));
    }

    /** Prints lines that belong together. */
    synchronized void say(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    /** The line that tells an error. */
    static String error(RuntimeException failure) {
        return "info string error: " + UsageException.line(failure);
    }
}
