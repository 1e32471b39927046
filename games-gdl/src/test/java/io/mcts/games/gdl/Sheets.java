package io.mcts.games.gdl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The rulesheets of the tests. */
final class Sheets {

    /** Games in which one role chooses at a time. */
    static final List<String> IN_TURNS = List.of(
            "tictactoe", "connectfour", "nim", "breakthrough", "queens", "lightsout", "threeplayers", "hex", "forced");

    /** Games in which several roles choose at once. */
    static final List<String> SIMULTANEOUS = List.of("rockpaperscissors", "bidding", "partners");

    private Sheets() {}

    static String text(String name) {
        try (InputStream in = Objects.requireNonNull(Sheets.class.getResourceAsStream("/rules/" + name + ".kif"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static GdlRules rules(String name) {
        return GdlRules.parse(text(name));
    }

    /** Returns rules that are evaluated state by state. */
    static GdlRules slowRules(String name) {
        return GdlRules.parse(text(name), -1);
    }
}
