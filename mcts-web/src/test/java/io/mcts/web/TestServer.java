package io.mcts.web;

import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.SearchLimits;
import io.mcts.web.request.Limits;
import io.mcts.web.table.Tables;
import java.time.Duration;

/** A server on a free port of this machine, in tests. No search, match or request of theirs comes to the end of its time. */
final class TestServer {

    private static final Duration LONG = Duration.ofHours(1);

    private TestServer() {}

    static WebServer start() {
        return start(ample());
    }

    static WebServer start(Limits limits) {
        return start(0, limits);
    }

    static WebServer start(Catalog<Game<?, ?>> games) {
        return WebServer.start("127.0.0.1", 0, games, ample(), "test");
    }

    static WebServer start(Tables tables) {
        return WebServer.start("127.0.0.1", 0, Games.catalog(), tables, ample(), "test");
    }

    static WebServer startAt(int port) {
        return start(port, ample());
    }

    private static WebServer start(int port, Limits limits) {
        return WebServer.start("127.0.0.1", port, Games.catalog(), limits, "test");
    }

    /** The limits of this machine, but for time. */
    private static Limits ample() {
        Limits limits = Limits.ofThisMachine();
        return limits(limits.search().bytes(), limits.keptBytes());
    }

    /** Limits of the memory of a search and of the trees that are kept. */
    static Limits limits(long bytes, long keptBytes) {
        return new Limits(new SearchLimits(LONG, bytes, 2), keptBytes, LONG, LONG);
    }
}
