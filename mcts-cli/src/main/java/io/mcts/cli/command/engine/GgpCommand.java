package io.mcts.cli.command.engine;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.Ranges;
import io.mcts.cli.command.shared.SearchOptions;
import io.mcts.engines.ggp.GgpPlayer;
import io.mcts.engines.ggp.GgpServer;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Quotes;
import io.mcts.spec.game.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays for a manager of general game playing. */
@Command(
        name = "ggp",
        description = {
            "Plays any game that a manager of general game playing sends, over HTTP, until Ctrl-C ends it.",
            "It listens to this machine alone unless --host says otherwise. The clocks of the manager limit the searches."
        },
        customSynopsis = "mcts ggp [--port 9147] [--host 127.0.0.1] [search options]",
        sortOptions = false)
public final class GgpCommand extends AbstractCommand {

    private static final int MOST_PORT = 65_535;

    /** The game whose option is the file of the rules. */
    private static final String GAME = "gdl:file=";

    private final SearchOptions search;

    @Option(names = "--port", paramLabel = "N", description = "The port; 0 for any that is free; 9147 by default.")
    private int port = 9_147;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "The name or address to listen on: 0.0.0.0 lets other machines in; 127.0.0.1 by default.")
    private String host = "127.0.0.1";

    public GgpCommand(SearchOptions search) {
        this.search = search;
    }

    @Override
    public void run() {
        Ranges.refuseOutOfRange("--port", port, 0, MOST_PORT);
        Catalog<Game<?, ?>> games = allGames();
        GgpPlayer player = new GgpPlayer(
                rules -> read(games, rules),
                search::settings,
                line -> terminal().say(line));
        try (GgpServer server = GgpServer.start(host, port, player)) {
            terminal().say("Listening on " + host + ", port " + server.port() + " (end with Ctrl-C)");
            new CountDownLatch(1).await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static Game<?, ?> read(Catalog<Game<?, ?>> games, String rules) {
        try {
            Path file = Files.createTempFile("mcts", ".kif");
            try {
                Files.writeString(file, rules, StandardCharsets.UTF_8);
                return games.make(GAME + Quotes.added(file.toString()));
            } finally {
                Files.delete(file);
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
