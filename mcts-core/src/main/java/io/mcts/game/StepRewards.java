package io.mcts.game;

/**
 * The capability of a state whose moves bring rewards before the end of the game, as in planning: a cost for each step, the points of a
 * merge, the length of a leg of a tour. Without discount a game can do without it: the state adds up the rewards and pays the sum.
 *
 * <p>The value of a state to a player is their <i>return</i>: the discounted sum of the rewards from there on and of the payoff,
 *
 * <pre>
 * return = reward(move) + discount(move) * return of the state after it
 * </pre>
 *
 * <p>{@link GameState#payoff} is what is paid at the end beyond the rewards, and {@link GameState#minPayoff} and
 * {@link GameState#maxPayoff} are bounds of the return of every state, terminal ones included. A {@link Heuristic} or an evaluator
 * estimates the return from a state on; if the rewards before it and the estimate sum to a return outside the bounds, the search takes
 * the nearer bound. Rewards received earlier do not count, and are not part of a {@link PositionKey}.
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning: An Introduction</i>, 2nd edition, 2018, section 3.3 (returns and discounting).
 */
public interface StepRewards {

    /** A player's reward for the last move or outcome, in the units of payoffs; may be negative; undefined before the first move. */
    double reward(int player);

    /**
     * The weight of all rewards after the last move relative to its own, from 0 to 1; 1 unless overridden. A game with chance that
     * discounts by time returns 1 either after a player's move or after the outcome.
     */
    default double discount() {
        return 1;
    }
}
