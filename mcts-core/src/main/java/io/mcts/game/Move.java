package io.mcts.game;

/**
 * A transition between states: a choice of a player, or an outcome of chance. An immutable value with {@code equals}, whose {@link
 * Object#toString()} is its written form, such as {@code b2}. A fast game shares its moves as constants.
 */
public interface Move {

    /**
     * Returns a small number for this move, not negative: the same for equal moves, and different for any two legal moves of one state. It
     * is the key of statistics by move (such as RAVE's), so an action should have the same index throughout the game. Lookups are fastest
     * for indices below 65,536 that no other move has.
     */
    int index();
}
