package io.mcts.game;

import java.util.random.RandomGenerator;

/** The capability of a state to play a whole game of decisive moves fast; {@link ImmediateWins} defines the same play. */
public interface DecisivePlayOut {

    /**
     * Plays to the end of the game. Each player plays one of their {@link ImmediateWins#immediateWins}; if there are none, one of
     * another player's; otherwise any legal move. Candidates are equally probable. A terminal state is left unchanged.
     */
    void playOutDecisively(RandomGenerator random);
}
