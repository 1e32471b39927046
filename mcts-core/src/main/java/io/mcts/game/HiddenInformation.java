package io.mcts.game;

import java.util.random.RandomGenerator;

/**
 * The capability of a state that players see only in part: cards in other hands, moves made out of sight. The state itself is complete. A
 * player's knowledge is their <i>information set</i>. A fair search samples states that the player cannot tell from the real one; a search
 * that reads the state itself, as {@code Mcts} does, cheats.
 */
public interface HiddenInformation {

    /**
     * Returns a player's knowledge of this state, on any player's turn or after the end: equal for two states exactly when the player
     * cannot tell them apart. Equal information sets of the player to move have the same legal moves. Immutable, independent of this state, with
     * {@code equals} and {@code hashCode}; the {@code toString} is shown to users.
     */
    Object informationSet(int player);

    /**
     * Whether players remember all they have seen, including their own moves (<i>perfect recall</i>); true unless overridden. A game may
     * leave out what no longer matters, such as how a position was reached that all see; then this is false. Solvers refuse games in which
     * players forget their own moves.
     */
    default boolean hasPerfectRecall() {
        return true;
    }

    /**
     * Replaces everything that a player does not see by a random draw from what is consistent with all they have seen. Their information
     * set and the player to move stay the same, and the state follows the rules. The draw does not depend on the hidden part: in
     * indistinguishable states, the same random numbers give the same result. Unless a game says otherwise, possibilities are weighted as
     * if the other players had moved uniformly at random, or had revealed nothing by their moves.
     */
    void determinize(int observer, RandomGenerator random);
}
