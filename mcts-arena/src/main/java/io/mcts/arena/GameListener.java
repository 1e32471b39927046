package io.mcts.arena;

import io.mcts.arena.records.GameRecord;

/**
 * Receives each game of a contest, in the order of their numbers, on the thread that plays the contest.
 *
 * @param <R> the result of the contest
 */
@FunctionalInterface
public interface GameListener<R> {

    /**
     * Receives a game, played just now or taken from the records.
     *
     * @param sofar the result with this game
     */
    void finished(GameRecord game, R sofar);
}
