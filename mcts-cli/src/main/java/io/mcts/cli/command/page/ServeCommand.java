package io.mcts.cli.command.page;

import io.mcts.cli.command.shared.AbstractCommand;
import io.mcts.cli.command.shared.Ranges;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "serve",
        description = {
            "Serves a web page to play on and to look into a search, until Ctrl-C ends it.",
            "The page is for this machine alone unless --host says otherwise."
        },
        customSynopsis = "mcts serve [--port 8080] [--host 127.0.0.1] [--public-url URL]",
        sortOptions = false)
public final class ServeCommand extends AbstractCommand {

    private static final int MOST_PORT = 65_535;

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

    @Override
    public void run() {
        Ranges.refuseOutOfRange("--port", port, 0, MOST_PORT);
        PageServer server = ServiceLoader.load(PageServer.class, ServeCommand.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no web page without the jar of mcts-web and its libraries"));
        try (PageServer.ServedPage page =
                server.start(host, port, Optional.ofNullable(publicUrl), allGames(), version())) {
            terminal().say("The page is at " + page.address() + " (end with Ctrl-C)");
            new CountDownLatch(1).await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
