package io.mcts.web;

import io.mcts.cli.command.page.PageServer;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.game.Game;
import io.mcts.web.request.Limits;
import java.util.Optional;

public final class WebPage implements PageServer {

    @Override
    public ServedPage start(
            String host, int port, Optional<String> publicUrl, Catalog<Game<?, ?>> games, String version) {
        return WebServer.start(host, port, publicUrl, games, Limits.ofThisMachine(), version);
    }
}
