package io.mcts.game;

import java.util.random.RandomGenerator;

/**
 * The capability of a state of which the players do not see everything: cards in other hands, moves made out of sight.
 *
 * <p>A state with this capability holds the whole truth and goes by the rules like any other. What each player knows of it is
 * their <i>information set</i>. A search that plays fair reads nothing else: it draws states that the player cannot tell from
 * the real one, and never looks at the real one itself. A search that reads the state directly, as {@code Mcts} does, cheats.
 *
 * <p>Where chance deals cards that somebody does not see, the deal is an ordinary outcome of chance.
 */
public interface HiddenInformation {

    /**
     * What a player knows of this state: equal for two states exactly when the player cannot tell one from the other.
     *
     * <p>Players are taken to remember all that they have seen, their own moves included (<i>perfect recall</i>). A game may
     * leave out what no longer matters; a search is then smaller, but may confuse what it should not. Players also see when it
     * is their turn, which need not be part of the value: where it is, equal information sets have the same legal moves.
     *
     * @param player from 0 to {@code playerCount() - 1}; it need not be their turn, and the game may be over
     * @return an immutable value with {@code equals} and {@code hashCode}, independent of this state. Its {@code toString} is
     *     what a person in the player's place is shown.
     */
    Object informationSet(int player);

    /**
     * Replaces everything that a player does not see by a draw from what is possible, given all that they have seen. Their
     * information set and the player to move stay the same. The state then goes on by the rules, as a real one.
     *
     * <p>The draw does not depend on what is replaced: in two states that the observer cannot tell apart, the same random
     * numbers give the same result. Unless a game says otherwise, each possibility has the probability that it would have if
     * the other players had chosen their moves uniformly at random, or had shown nothing by them.
     *
     * @param observer from 0 to {@code playerCount() - 1}; it need not be their turn
     * @param random the only source of randomness
     */
    void determinize(int observer, RandomGenerator random);
}
