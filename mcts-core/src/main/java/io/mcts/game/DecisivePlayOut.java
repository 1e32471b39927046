package io.mcts.game;

import java.util.random.RandomGenerator;

/**
 * The capability of a state to play a whole decisive game faster than move by move.
 *
 * <p>It goes with {@link ImmediateWins}, from which the same play follows; the test kit compares the two. Like every method of a
 * state, it is called by one thread at a time.
 */
public interface DecisivePlayOut {

    /**
     * Plays to the end of the game: each player plays one of his {@link ImmediateWins#immediateWins} if there are any; else, if
     * another player would win at once were it his turn, one of the moves in his place; else any legal move. Among several each
     * has equal chance. A terminal state stays as it is.
     *
     * @param random the only source of randomness
     */
    void playOutDecisively(RandomGenerator random);
}
