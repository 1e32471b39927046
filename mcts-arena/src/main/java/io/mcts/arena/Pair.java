package io.mcts.arena;

import io.mcts.arena.statistics.PairedScore;
import org.jspecify.annotations.Nullable;

/** Puts the games of pairs together, 2n and 2n + 1, as they are counted in order. */
final class Pair {

    /** The last game that is the first of its pair. */
    private @Nullable GameRecord first;

    /**
     * Takes the next game.
     *
     * @param game a game of two players
     * @return the score of its pair, of whoever was player 0 in the first game, if this is the second; otherwise that of no pair
     */
    PairedScore add(GameRecord game) {
        if (game.number() % 2 == 0) {
            first = game;
            return PairedScore.NONE;
        }
        return first == null || first.number() != game.number() - 1
                ? PairedScore.NONE
                : PairedScore.ofPair(first.score(0, 1).mean(), game.score(1, 0).mean());
    }
}
