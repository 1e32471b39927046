package io.mcts.game;

import java.util.random.RandomGenerator;

/**
 * A source of random numbers through which a search ends rollouts that take too long. The generators of searches are such sources: a loop
 * that plays a game calls {@link #afterPly} after each move.
 */
public interface StoppableRandom extends RandomGenerator {

    /** The number of moves of a rollout between two checks. */
    int PLIES_BETWEEN_CHECKS = 1 << 12;

    /** Longer rollouts are assumed never to end. */
    int MOST_PLIES = 1 << 26;

    /** Throws a {@link java.util.concurrent.CancellationException} if the search has to stop; the search then gives up the iteration. */
    void requireRunning();

    /**
     * Checks now and then whether the search goes on, if the generator is one of a search; called by a rollout after each move.
     *
     * @throws IllegalStateException if the rollout has played more than {@value #MOST_PLIES} moves
     */
    static void afterPly(int plies, RandomGenerator random) {
        if (plies % PLIES_BETWEEN_CHECKS == 0) {
            if (plies >= MOST_PLIES) {
                throw new IllegalStateException("a rollout has not ended after " + plies
                        + " moves\nMaybe isTerminal() leaves out an end, a policy chooses illegal moves, or the game may go"
                        + " on for ever and needs a limit of moves.");
            }
            if (random instanceof StoppableRandom stoppable) {
                stoppable.requireRunning();
            }
        }
    }
}
