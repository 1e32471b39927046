package io.mcts.game;

import java.util.random.RandomGenerator;

/**
 * The capability of a state that players see only in part: cards in other hands, moves made out of sight. The state itself is complete;
 * a deal of unseen cards is an ordinary outcome of chance. What a player knows of it is their <i>information set</i>. A fair search reads
 * nothing else: it samples states that the player cannot tell from the real one. A search that reads the state itself, as {@code Mcts}
 * does, cheats.
 */
public interface HiddenInformation {

    /**
     * Returns the knowledge that a player has of this state, on any player's turn or after the end: equal for two states exactly when the
     * player cannot tell one from the other. Players remember all that they have seen, including their own moves (<i>perfect recall</i>). A
     * game may leave out what no longer matters, at the risk of merging states that differ. The value need not say whose turn it is; equal
     * information sets of the player to move have the same legal moves. It is immutable, independent of this state and has {@code equals}
     * and {@code hashCode}; its {@code toString} is shown to people who play.
     */
    Object informationSet(int player);

    /**
     * Replaces everything that a player does not see by a random draw from what is consistent with all that they have seen. Their
     * information set and the player to move stay the same, and the state follows the rules like a real one. The draw does not depend on
     * what is replaced: in two states that the observer cannot tell apart, the same random numbers give the same result. Unless a game says
     * otherwise, each possibility has the probability that it would have if the other players had moved uniformly at random, or had
     * revealed nothing by their moves.
     */
    void determinize(int observer, RandomGenerator random);
}
