package io.mcts.web.game;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game.
 *
 * @param turns what each move took and its player thought of the position, as {@link GameWriter} reads it; null for a throw
 * @param rewards what each player got, from 0 to 1; null where the board does not tell
 * @param isOver whether the game has come to its end, on the board or otherwise
 * @param fault how it was lost other than on the board; null if it was not
 * @param ending how it ended other than on the board, such as by resignation, without a fault; null if it did not
 * @param choices how many of the moves a player chose, and not a die
 * @param variation whether it is another line of the game before it in the file
 * @param source the text of the file where it is a form of the game's own, which may hold more; null for others
 * @param comment what such a file says in words, and what of it is left out; blank for nothing
 */
public record GameJson(
        String game,
        String start,
        List<String> moves,
        List<@Nullable TurnJson> turns,
        List<String> names,
        @Nullable List<Double> rewards,
        boolean isOver,
        @Nullable String fault,
        @Nullable String ending,
        int choices,
        boolean variation,
        @Nullable String source,
        String comment) {

    /** A turn; what is not known is null. */
    record TurnJson(
            int player,
            @Nullable Double millis,
            @Nullable Double value,
            @Nullable Long visits,
            @Nullable Long iterations) {}

    public static GameJson of(String name, GameRecord game) {
        return new GameJson(
                name,
                game.start(),
                game.turns().stream().map(Turn::move).toList(),
                List.of(),
                game.entrants(),
                game.rewards(),
                true,
                game.fault().map(Fault::description).orElse(null),
                null,
                game.plies(),
                false,
                null,
                "");
    }
}
