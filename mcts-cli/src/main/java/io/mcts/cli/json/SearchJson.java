package io.mcts.cli.json;

import io.mcts.result.Bounds;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The result of a search as JSON. The members and their order are a contract with external tools. */
public final class SearchJson {

    private SearchJson() {}

    /** An analysis as one line with its line break; the game, position, SPEC, seed and iterations determine all but the time. */
    public static String analysis(String game, String position, String spec, SearchResult<?> result) {
        Json json = new Json()
                .with("game", game)
                .with("position", position)
                .with("player", result.player())
                .with("iterations", result.iterations())
                .with("elapsedMillis", result.effort().elapsed().toMillis())
                .with("bestMove", result.bestMove().toString())
                .with("value", result.value())
                .with("proven", proven(result.bounds()))
                .with("moves", result.moves().stream().map(SearchJson::move).toList())
                .with("principalVariation", texts(result.principalVariation()))
                .with("spec", spec)
                .with("seed", result.effort().seed());
        return Json.GSON.toJson(json) + System.lineSeparator();
    }

    public static Json move(MoveStatistics<?> move) {
        return new Json()
                .with("move", move.move().toString())
                .with("visits", move.visits())
                .with("mean", move.mean())
                .with("proven", proven(move.bounds()));
    }

    /** Returns the proven result: {@code win}, {@code draw} or {@code loss}; null if none is proven. */
    public static @Nullable String proven(Bounds bounds) {
        return bounds.proof()
                .map(proof -> proof.name().toLowerCase(Locale.ROOT))
                .orElse(null);
    }

    public static List<String> texts(List<?> moves) {
        return moves.stream().map(Object::toString).toList();
    }
}
