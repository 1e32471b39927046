package io.mcts.game;

import java.util.random.RandomGenerator;

/**
 * The capability of a state to play a whole safe game faster than move by move. It adds to {@link ImmediateWins}, which defines the
 * same play; the test kit compares the two.
 */
public interface SafePlayOut {

    /**
     * Plays to the end of the game as {@link DecisivePlayOut#playOutDecisively} does, except where no move is decisive: of the other
     * moves, those after which the next player would win at once are played only where there are no others. Each of several
     * candidates has equal probability. A terminal state is left unchanged.
     *
     * @param random the only source of randomness
     */
    void playOutSafely(RandomGenerator random);
}
