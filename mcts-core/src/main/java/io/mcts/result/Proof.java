package io.mcts.result;

/** A result that a player can force; in a {@link SearchResult}, the player who chooses at the root. */
public enum Proof {
    /** The greatest payoff of the game. */
    WIN,
    /** The middle of the least and the greatest payoff. */
    DRAW,
    /** The least payoff of the game. */
    LOSS
}
