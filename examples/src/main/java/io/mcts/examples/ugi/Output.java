package io.mcts.examples.ugi;

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
        String what = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return "info string error: " + what.replaceAll("\\s*\\R\\s*", "; ");
    }
}
