package io.mcts.result;

/** A proven result of a player, by the payoff that they can force; in a {@link SearchResult}, of the player who chooses at the root. */
public enum Proof {
    /** The greatest payoff of the game. */
    WIN,
    /** The middle of the least and the greatest payoff. */
    DRAW,
    /** The least payoff of the game. */
    LOSS
}
