package io.mcts.web.game;

import io.javalin.http.Context;
import io.javalin.http.TooManyRequestsResponse;
import io.mcts.cli.json.Json;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.TextFiles;
import io.mcts.spec.game.Game;
import io.mcts.web.request.Body;
import io.mcts.web.request.Fields;
import io.mcts.web.request.Limits;
import io.mcts.web.request.Permits;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.function.Supplier;

/** Stateless requests about games. */
public final class GameApi {

    private final Catalog<Game<?, ?>> games;
    private final GameReader records;
    private final Permits thinkers = new Permits(Limits.MAX_CONCURRENT_ANALYSES);
    private final Clock clock = Clock.system(ZoneId.systemDefault());
    private final Json catalog;

    public GameApi(Catalog<Game<?, ?>> games, Catalog<Game<?, ?>> tables, Limits limits, String version) {
        this.games = games;
        this.records = new GameReader(games);
        this.catalog = CatalogJson.of(games, tables, limits, version);
    }

    public void catalog(Context request) {
        request.json(catalog);
    }

    public void position(Context request) {
        request.json(PlayedGame.read(Body.fields(request), games).json());
    }

    public void edit(Context request) {
        request.json(BoardJson.edit(Body.fields(request), games));
    }

    public void spec(Context request) {
        request.json(SpecJson.read(Body.fields(request), games));
    }

    public void iteration(Context request) {
        Fields fields = Body.fields(request);
        request.json(withPermit(() -> Stepwise.read(fields, games)));
    }

    public void ownership(Context request) {
        Fields fields = Body.fields(request);
        request.json(
                withPermit(() -> PlayedGame.read(fields, games).judgement(fields.texts("corrected", Limits.MOVES))));
    }

    /** Answers by a search or rollouts, which take time. */
    private <T> T withPermit(Supplier<T> answer) {
        Permits.Permit permit = thinkers.take()
                .orElseThrow(() -> new TooManyRequestsResponse(
                        "too many iterations or judgements are requested at the same time, more than "
                                + Limits.MAX_CONCURRENT_ANALYSES + "; try again"));
        try {
            return answer.get();
        } finally {
            permit.giveBack();
        }
    }

    public void record(Context request) {
        Fields fields = Body.fields(request);
        GameWriter.File file = GameWriter.write(fields, games, LocalDateTime.now(clock));
        request.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + file.name() + "\"")
                .result(file.text().getBytes(StandardCharsets.UTF_8));
    }

    public void readRecord(Context request) {
        request.json(records.read(TextFiles.withoutMark(Body.bytes(request, Limits.RECORD_BYTES))));
    }
}
