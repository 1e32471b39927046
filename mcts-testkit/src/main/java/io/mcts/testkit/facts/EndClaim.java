package io.mcts.testkit.facts;

/** The claim of a heuristic about states in which the game is over; {@link io.mcts.game.Heuristic} itself demands nothing there. */
public enum EndClaim {
    /** The heuristic is not asked there, and may contradict the payoffs. */
    NOTHING,

    /** The estimate is on the same side of the midpoint of the payoff range as the payoff, if that is off the midpoint. The default. */
    RIGHT_SIDE,

    /** The estimates equal the payoffs within 1e-9. */
    EXACT
}
