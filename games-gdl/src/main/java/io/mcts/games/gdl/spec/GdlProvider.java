package io.mcts.games.gdl.spec;

import io.mcts.games.gdl.GdlRules;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.catalog.TextFiles;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Games in the Game Description Language by the files of their rules. */
public final class GdlProvider implements GameProvider {

    /** The word that stands for the rules that come with this library. */
    private static final String EXAMPLE = "example";

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(Entry.of(
                "gdl",
                "any game whose rules are a file in the Game Description Language",
                GdlProvider::game,
                Parameter.file("file", EXAMPLE, "the file of the rules; " + EXAMPLE + " is a small tic-tac-toe")));
    }

    private static Game<?, ?> game(Arguments arguments) {
        String file = arguments.text("file");
        return file.equals(EXAMPLE)
                ? new GdlGame(GdlRules.parse(example()), "GDL")
                : new GdlGame(read(Path.of(file)), title(Path.of(file)));
    }

    /** Returns the name of a file without its extension. */
    private static String title(Path file) {
        Path last = file.getFileName();
        String name = last == null ? file.toString() : last.toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static String example() {
        try (InputStream in = GdlProvider.class.getResourceAsStream("example.kif")) {
            if (in == null) {
                throw new IllegalStateException("example.kif is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Reads a rulesheet from a text file. */
    static GdlRules read(Path file) {
        try {
            String text = TextFiles.read(file);
            return ErrorMessages.within("'" + file + "': ", () -> GdlRules.parse(text));
        } catch (IOException unreadable) {
            throw ErrorMessages.ofFile("", file, "cannot be read", unreadable);
        }
    }
}
