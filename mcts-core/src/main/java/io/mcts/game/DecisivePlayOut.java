package io.mcts.game;

import java.util.random.RandomGenerator;

/** The capability of a state to play a whole game of decisive moves fast; {@link ImmediateWins} defines the same play. */
public interface DecisivePlayOut {

    /**
     * Plays to the end of the game. Each player plays one of their {@link ImmediateWins#immediateWins} if there are any;
     * otherwise, if another player would win at once if it were their turn, one of the moves in that player's place; otherwise
     * any legal move. Each of several candidates has equal probability. A terminal state is left unchanged.
     */
    void playOutDecisively(RandomGenerator random);
}
