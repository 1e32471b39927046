package io.mcts.examples.web;

import io.mcts.arena.Fault;
import io.mcts.arena.GameRecord;
import io.mcts.arena.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game.
 *
 * @param game the game with its options
 * @param start the position with which it began
 * @param moves what was played, throws included
 * @param names who played, by player
 * @param rewards what each player got, from 0 to 1; null where the board does not tell
 * @param isOver whether the game has come to its end, on the board or otherwise
 * @param fault how it was lost other than on the board; null if it was not
 */
record GameJson(
        String game,
        String start,
        List<String> moves,
        List<String> names,
        @Nullable List<Double> rewards,
        boolean isOver,
        @Nullable String fault) {

    /** A game of a match. */
    static GameJson of(String name, GameRecord game) {
        return new GameJson(
                name,
                game.start(),
                game.turns().stream().map(Turn::move).toList(),
                game.entrants(),
                game.rewards(),
                true,
                game.fault().map(Fault::description).orElse(null));
    }
}
