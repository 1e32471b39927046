package io.mcts.examples.web;

import io.javalin.http.Context;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.game.Game;

/** What the page asks about games, one answer for each question. Nothing is kept. */
final class GameApi {

    private final Catalog<Game<?, ?>> games;
    private final String catalog;

    GameApi(Catalog<Game<?, ?>> games, Limits limits, String version) {
        this.games = games;
        this.catalog = Json.of(CatalogJson.of(games, limits, version));
    }

    /** All that can be chosen. */
    void catalog(Context request) {
        answer(request, catalog);
    }

    /** What can be played. */
    void position(Context request) {
        answer(request, Json.of(PositionJson.of(PlayedGame.read(Body.fields(request), games))));
    }

    private static void answer(Context request, String json) {
        request.contentType("application/json").result(json);
    }
}
