package io.mcts.games.gdl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The rulesheets of the tests. */
final class Sheets {

    /** Games in which one role chooses at a time. */
    static final List<String> IN_TURNS = List.of(
            "boxes",
            "breakthrough",
            "chomp",
            "clobber",
            "col",
            "connectfour",
            "cylinder",
            "domineering",
            "forced",
            "fourinarow",
            "hex",
            "hounds",
            "isolation",
            "knightthrough",
            "lightsout",
            "misere",
            "nim",
            "orderandchaos",
            "othello",
            "pawns",
            "queens",
            "sim",
            "snort",
            "strip",
            "threeplayers",
            "tictactoe");

    /** Games in which several roles choose at once. */
    static final List<String> SIMULTANEOUS = List.of("rockpaperscissors", "bidding", "partners");

    private Sheets() {}

    static String text(String name) {
        try {
            return Files.readString(file(name));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Path file(String name) {
        Path example = Path.of("../examples/gdl", name + ".kif");
        return Files.exists(example) ? example : Path.of("src/test/resources/rules", name + ".kif");
    }

    static GdlRules rules(String name) {
        return GdlRules.parse(text(name));
    }

    /** Returns rules that are evaluated state by state. */
    static GdlRules slowRules(String name) {
        return GdlRules.parse(text(name), -1);
    }
}
