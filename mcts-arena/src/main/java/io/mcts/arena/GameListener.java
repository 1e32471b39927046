package io.mcts.arena;

import io.mcts.arena.records.GameRecord;

/** Receives the games of a contest and its result so far, ordered by number, on the thread that plays it. */
@FunctionalInterface
public interface GameListener<R> {

    /** Receives a game, new or from the records, and the result with this game. */
    void finished(GameRecord game, R sofar);
}
