package io.mcts.testkit.facts;

/** What a heuristic claims of states in which the game is over; {@link io.mcts.game.Heuristic} itself demands nothing there. */
public enum EndClaim {
    /** It is not asked there, and may go against what is paid at the end. */
    NOTHING,

    /**
     * Who gets more than the middle of least and greatest payoff is estimated above the middle, who gets less, below it; of a
     * payoff in the middle nothing is claimed. This is claimed unless something else is said.
     */
    RIGHT_SIDE,

    /** It gives the payoffs themselves, within 1e-9. */
    EXACT
}
