package io.mcts.web.game;

import io.mcts.arena.agent.Fault;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game.
 *
 * @param turns effort and evaluation of each move, as {@link GameWriter} reads it; null for a roll
 * @param rewards by player, from 0 to 1; null where the board does not tell
 * @param isOver whether the game is over, on the board or otherwise
 * @param fault the fault that lost it, or null
 * @param ending another ending off the board, such as resignation, or null
 * @param choices the number of moves without rolls
 * @param variation whether it is a variation of the game before it in the file
 * @param source the text of a file in the game's own format, which may hold more; null for others
 * @param comment the file's comment and a note on omissions; may be blank
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
