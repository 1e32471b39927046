package io.mcts.cli.command.page;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.onnx.Networks;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "serve",
        description = {
            "Serves a web page to play on and to look into a search, until Ctrl-C ends it.",
            "The page is for this machine alone unless --host says otherwise."
        },
        customSynopsis =
                "mcts serve [GAME ...] [--port 8080] [--host 127.0.0.1] [--public-url URL]" + " [--network FILE.onnx]",
        sortOptions = false)
public final class ServeCommand extends AbstractCommand {

    private static final int MOST_PORT = 65_535;

    @Parameters(
            arity = "0..*",
            paramLabel = "GAME",
            description =
                    "The games of the page: NAME or NAME:key=value,key=value, such as gdl:file=hex.kif; all by default.")
    private List<String> games = List.of();

    @Option(names = "--port", paramLabel = "N", description = "The port; 0 for any that is free; 8080 by default.")
    private int port = 8_080;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "The name or address to listen on: 0.0.0.0 lets other machines in; 127.0.0.1 by default.")
    private String host = "127.0.0.1";

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "The address of the page behind a reverse proxy, such as https://example.org/games/.")
    private @Nullable String publicUrl;

    @Option(
            names = "--network",
            paramLabel = "FILE.onnx",
            description = "A network for the games that it fits, with fixed boards: visitors find it as network.")
    private @Nullable Path network;

    @Override
    public void run() {
        Ranges.refuseOutOfRange("--port", port, 0, MOST_PORT);
        PageServer server = ServiceLoader.load(PageServer.class, ServeCommand.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no web page without the jar of mcts-web and its libraries"));
        try (PageServer.ServedPage page =
                server.start(host, port, Optional.ofNullable(publicUrl), games(), version())) {
            terminal().say("The page is at " + page.address() + " (end with Ctrl-C)");
            new CountDownLatch(1).await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private Catalog<Game<?, ?>> games() {
        Catalog<Game<?, ?>> served = served();
        return network == null ? served : new Catalog<>("game", withNetwork(served.entries(), network));
    }

    /** Returns the same games, with a network for those that it fits; these have no parameters. */
    private static List<Entry<Game<?, ?>>> withNetwork(List<Entry<Game<?, ?>>> games, Path file) {
        byte[] model = read(file);
        List<Entry<Game<?, ?>>> entries = new ArrayList<>();
        List<String> refusals = new ArrayList<>();
        boolean fits = false;
        for (Entry<Game<?, ?>> entry : games) {
            try {
                if (entry.make(Map.of()) instanceof EncodedGame<?, ?> game) {
                    Game<?, ?> taught = Networks.builtIn(game, model, file.toString());
                    entries.add(Entry.of(entry.name(), entry.description(), () -> taught));
                    fits = true;
                    continue;
                }
            } catch (IllegalArgumentException refusal) {
                refusals.add(entry.name() + ": " + refusal.getMessage());
            }
            entries.add(entry);
        }
        if (!fits) {
            throw new IllegalArgumentException(
                    "--network: no game of the page can use '" + file + "'; " + String.join("; ", refusals));
        }
        return entries;
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failure) {
            throw ErrorMessages.ofFile("--network: ", file, "cannot be read", failure);
        }
    }

    /** Returns the games asked for. One with parameters is made once, and has a name of its own: visitors cannot change it. */
    private Catalog<Game<?, ?>> served() {
        if (games.isEmpty()) {
            return allGames();
        }
        List<Entry<Game<?, ?>>> entries = new ArrayList<>();
        for (String text : games) {
            Entry<Game<?, ?>> entry = allGames().entry(text);
            if (!text.equals(entry.name())) {
                Game<?, ?> game = allGames().make(text);
                entry = Entry.of(nameOf(game, entry.name(), entries), entry.description(), () -> game);
            }
            entries.add(entry);
        }
        return new Catalog<>("game", entries);
    }

    /** Returns the title of a game in letters and digits, with a number if the name is taken. */
    private static String nameOf(Game<?, ?> game, String otherwise, List<Entry<Game<?, ?>>> taken) {
        String title = game.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        String name = title.matches("[a-z].*") ? title : otherwise + title;
        return Stream.iterate(1, number -> number + 1)
                .map(number -> number == 1 ? name : name + number)
                .filter(candidate ->
                        taken.stream().noneMatch(entry -> entry.name().equals(candidate)))
                .findFirst()
                .orElseThrow();
    }
}
