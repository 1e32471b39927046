package io.mcts;

/**
 * A result that a search has proven, by the payoffs that a player can force: always from the view of the player whose value it is
 * said of, in a {@link SearchResult} the one who chooses at the root.
 */
public enum Proof {
    /** The greatest payoff of the game. */
    WIN,
    /** The middle of the least and the greatest payoff. */
    DRAW,
    /** The least payoff of the game. */
    LOSS
}
