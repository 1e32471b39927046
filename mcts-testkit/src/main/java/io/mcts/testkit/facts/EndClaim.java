package io.mcts.testkit.facts;

/** The claim of a heuristic about states in which the game is over; {@link io.mcts.game.Heuristic} itself demands nothing there. */
public enum EndClaim {
    /** It is not asked there, and may go against what is paid at the end. */
    NOTHING,

    /**
     * A player who gets more than the middle of least and greatest payoff is estimated above the middle, one who gets less, below it;
     * nothing is claimed about a payoff in the middle. This is the default.
     */
    RIGHT_SIDE,

    /** It gives the payoffs themselves, within 1e-9. */
    EXACT
}
