package io.mcts.engines.ugi;

import io.mcts.spec.catalog.ErrorMessages;
import java.io.PrintWriter;
import java.util.List;

/** The output of the engine, flushed line by line. Thread-safe. */
final class Output {

    private final PrintWriter out;

    Output(PrintWriter out) {
        this.out = out;
    }

    void say(String line) {
        say(List.of(line));
    }

    synchronized void say(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    static String error(RuntimeException failure) {
        return "info string error: " + ErrorMessages.line(failure);
    }
}
