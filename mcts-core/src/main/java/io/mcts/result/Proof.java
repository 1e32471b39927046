package io.mcts.result;

/**
 * A result that a search has proven, by the payoff that a player can force. It is always the result of the player whose value
 * it is stated for, in a {@link SearchResult} the one who chooses at the root.
 */
public enum Proof {
    /** The greatest payoff of the game. */
    WIN,
    /** The middle of the least and the greatest payoff. */
    DRAW,
    /** The least payoff of the game. */
    LOSS
}
