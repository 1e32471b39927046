package io.mcts.web;

import io.mcts.arena.Fault;
import io.mcts.arena.GameRecord;
import io.mcts.arena.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game.
 *
 * @param rewards what each player got, from 0 to 1; null where the board does not tell
 * @param isOver whether the game has come to its end, on the board or otherwise
 * @param fault how it was lost other than on the board; null if it was not
 * @param ending how it ended other than on the board, such as by resignation, without a fault; null if it did not
 * @param choices how many of the moves a player chose, and not a die
 * @param variation whether it is another line of the game before it in the file
 * @param source the text of the file where it is a form of the game's own, which may hold more; null for others
 */
record GameJson(
        String game,
        String start,
        List<String> moves,
        List<String> names,
        @Nullable List<Double> rewards,
        boolean isOver,
        @Nullable String fault,
        @Nullable String ending,
        int choices,
        boolean variation,
        @Nullable String source) {

    /** A game of a match. */
    static GameJson of(String name, GameRecord game) {
        return new GameJson(
                name,
                game.start(),
                game.turns().stream().map(Turn::move).toList(),
                game.entrants(),
                game.rewards(),
                true,
                game.fault().map(Fault::description).orElse(null),
                null,
                game.plies(),
                false,
                null);
    }
}
