package io.mcts.game;

/**
 * The capability of a state whose players get something on the way and not only at the end, as in planning: a cost for each step, the
 * points of a merge, the length of a leg of a tour.
 *
 * <p>What a state is worth to a player is then their <i>return</i>: the rewards of all moves from there on, each weighted by the
 * discounts of the moves before it, and the payoff at the end in the same way,
 *
 * <pre>
 * return = reward(move) + discount(move) * return of the state after it
 * </pre>
 *
 * <p>{@link GameState#payoff} is what is paid at the end beyond the rewards, and {@link GameState#minPayoff} and
 * {@link GameState#maxPayoff} are bounds of the return of every state, also of the terminal ones. A {@link Heuristic} estimates the
 * return from a state on, as an evaluator does; if the rewards before it and the estimate sum to a return outside the bounds, the
 * search takes the nearer bound. So a search values a position regardless of what was got before it, and
 * {@link PositionKey} leaves that out.
 *
 * <p>Without discount a game can do without this capability: let the state add up the rewards and pay the sum at the end.
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning: An Introduction</i>, 2nd edition, 2018, section 3.3 (returns and
 * discounting).
 */
public interface StepRewards {

    /** What the last move or outcome brought a player, in the units of payoffs; may be negative; undefined before the first move. */
    double reward(int player);

    /**
     * The weight of all rewards after the last move relative to its own, from 0 to 1; 1 unless overridden. A game that discounts by
     * time and has chance gives 1 either after a player's move or after the outcome.
     */
    default double discount() {
        return 1;
    }
}
