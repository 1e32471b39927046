package io.mcts.cli.command.page;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import java.util.Optional;

/** The server of the web page, found as a service; without it, only {@code serve} does not work. */
public interface PageServer {

    /**
     * Starts to serve.
     *
     * @param host the name or address to listen on
     * @param port the port, or 0 for any that is free
     * @param publicUrl the address of the page for browsers, if a reverse proxy passes on their requests
     * @param games the games of the page
     * @param version of this program
     * @throws IllegalArgumentException if it cannot listen there, or the address has no meaning
     */
    ServedPage start(String host, int port, Optional<String> publicUrl, Catalog<Game<?, ?>> games, String version);

    /** A page that is served until it is closed. */
    interface ServedPage extends AutoCloseable {

        /** Returns the address of the page for a browser. */
        String address();

        /** Ends the server, with all that runs in it. */
        @Override
        void close();
    }
}
