package io.mcts.cli.command.page;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import java.util.Optional;

/** The server of the web page, found as a service; only {@code serve} needs it. */
public interface PageServer {

    /**
     * Starts to serve.
     *
     * @param port the port, or 0 for any that is free
     * @param publicUrl the address of the page for browsers, behind a reverse proxy
     * @throws IllegalArgumentException if it cannot listen there, or the address is invalid
     */
    ServedPage start(String host, int port, Optional<String> publicUrl, Catalog<Game<?, ?>> games, String version);

    /** A page that is served until it is closed. */
    interface ServedPage extends AutoCloseable {

        String address();

        @Override
        void close();
    }
}
