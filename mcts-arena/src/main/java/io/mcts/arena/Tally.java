package io.mcts.arena;

/**
 * Counts the games of a contest. Used by one thread at a time.
 *
 * @param <R> the result
 */
public interface Tally<R> {

    /**
     * Counts a game.
     *
     * @param game the next one by number; where games are missing since the contest was cancelled, a later one
     */
    void add(GameRecord game);

    /**
     * Whether enough is known for the contest to end.
     *
     * @return false (as here) if all games are to be played
     */
    default boolean isDecided() {
        return false;
    }

    /**
     * How it stands.
     *
     * @return the result of all games counted
     */
    R result();
}
