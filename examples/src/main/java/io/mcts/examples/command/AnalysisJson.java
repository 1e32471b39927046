package io.mcts.examples.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import io.mcts.examples.game.Game;
import io.mcts.examples.json.MoveJson;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An analysis as one line of JSON. The components and their order are a contract with tools outside this repository.
 *
 * @param position the position searched
 * @param player the player whose values these are: the one to move, or after a throw to move
 * @param iterations the iterations done
 * @param elapsedMillis the time they took; all else depends on the seed and the iterations alone
 * @param bestMove the move to play; before a throw, the outcome drawn most often, which says nothing
 * @param value its mean, from 0 to 1; before a throw, the mean over all outcomes
 * @param proven {@code win}, {@code draw} or {@code loss} where the search has proved it; null otherwise
 * @param moves all moves in descending order of visits
 * @param principalVariation the best move and the expected replies, up to the next throw
 */
record AnalysisJson(
        String game,
        String position,
        int player,
        long iterations,
        long elapsedMillis,
        String bestMove,
        double value,
        @Nullable String proven,
        List<MoveJson> moves,
        List<String> principalVariation) {

    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    /** The JSON of what a search found in a position, with the line break. */
    static <S extends GameState<S, M>, M extends Move> String of(
            String gameName, Game<S, M> game, S state, SearchResult<M> result) {
        return GSON.toJson(new AnalysisJson(
                        gameName,
                        game.notation().format(state),
                        result.player(),
                        result.iterations(),
                        result.effort().elapsed().toMillis(),
                        result.bestMove().toString(),
                        result.value(),
                        MoveJson.proven(result.bounds()),
                        result.moves().stream().map(MoveJson::of).toList(),
                        result.principalVariation().stream()
                                .map(Object::toString)
                                .toList()))
                + System.lineSeparator();
    }
}
