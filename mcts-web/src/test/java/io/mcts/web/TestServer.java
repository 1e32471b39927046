package io.mcts.web;

import io.mcts.cli.catalog.Catalog;
import io.mcts.cli.game.Game;
import io.mcts.cli.game.Games;
import io.mcts.cli.search.SearchLimits;
import java.time.Duration;

/** A server on a free port of this machine, in tests. */
final class TestServer {

    private static final long MEGABYTE = 1L << 20;

    private TestServer() {}

    static WebServer start() {
        return start(Limits.ofThisMachine());
    }

    static WebServer start(Limits limits) {
        return start(0, limits);
    }

    static WebServer start(Catalog<Game<?, ?>> games) {
        return WebServer.start("127.0.0.1", 0, games, Limits.ofThisMachine(), "test");
    }

    static WebServer start(Tables tables) {
        return WebServer.start("127.0.0.1", 0, Games.catalog(), tables, Limits.ofThisMachine(), "test");
    }

    static WebServer startAt(int port) {
        return start(port, Limits.ofThisMachine());
    }

    private static WebServer start(int port, Limits limits) {
        return WebServer.start("127.0.0.1", port, Games.catalog(), limits, "test");
    }

    /** Limits that are soon reached: 16 MB for a search, 24 MB for the trees that are kept. */
    static Limits tight(Duration searchTime, Duration matchTime) {
        return new Limits(
                new SearchLimits(searchTime, 16 * MEGABYTE, 2), 24 * MEGABYTE, matchTime, Duration.ofSeconds(10));
    }
}
