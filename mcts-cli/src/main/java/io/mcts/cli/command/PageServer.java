package io.mcts.cli.command;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;

/** What serves the web page, found as a service: the command line works without it, all but {@code serve}. */
public interface PageServer {

    /**
     * Starts to serve.
     *
     * @param host the name or address to listen on
     * @param port the port, or 0 for any that is free
     * @param games the games of the page
     * @param version of this program
     * @throws IllegalArgumentException if it cannot listen there
     */
    ServedPage start(String host, int port, Catalog<Game<?, ?>> games, String version);

    /** A page that is served until it is closed. */
    interface ServedPage extends AutoCloseable {

        /** Where the page is, as browsers take it. */
        String address();

        /** Ends the server, with all that runs in it. */
        @Override
        void close();
    }
}
