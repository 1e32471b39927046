package io.mcts.game;

import java.util.random.RandomGenerator;

/**
 * A source of random numbers through which a search ends rollouts that take too long. The generators of searches are such sources: a
 * loop that plays to the end of a game calls {@link #afterPly} after each move.
 */
public interface StoppableRandom extends RandomGenerator {

    /** The number of moves of a rollout between two checks. */
    int PLIES_BETWEEN_CHECKS = 1 << 12;

    /** A rollout that has more moves than this is taken for one without an end. */
    int MOST_PLIES = 1 << 26;

    /**
     * Checks whether the search that draws from this generator goes on.
     *
     * @throws java.util.concurrent.CancellationException if its budget is spent or its thread interrupted; the search catches it, and
     *     gives up the iteration
     */
    void requireRunning();

    /**
     * Called by a rollout after a move; from time to time it checks whether the search goes on, if the generator is one of a search.
     *
     * @param plies the number of moves that the rollout has played
     * @throws IllegalStateException if there are more than {@value #MOST_PLIES}
     */
    static void afterPly(int plies, RandomGenerator random) {
        if (plies % PLIES_BETWEEN_CHECKS == 0) {
            if (plies >= MOST_PLIES) {
                throw new IllegalStateException(
                        "a rollout has not ended after " + plies
                                + " moves\nMaybe isTerminal() leaves out an end, or the game may go on for ever and needs a limit of moves.");
            }
            if (random instanceof StoppableRandom stoppable) {
                stoppable.requireRunning();
            }
        }
    }
}
