package io.mcts.game;

import java.util.random.RandomGenerator;

/** The capability of a state to play a whole game of decisive moves fast, as {@link ImmediateWins} defines them. */
public interface DecisivePlayOut {

    /**
     * Plays to the end of the game: a random one of the player's {@link ImmediateWins#immediateWins}, else of another player's, else any
     * legal move. A terminal state is left unchanged.
     */
    void playOutDecisively(RandomGenerator random);
}
