package io.mcts.game;

/**
 * The capability of a state whose moves bring rewards before the end of the game, such as the cost of a step.
 * The value of a state to a player is their <i>return</i>:
 * <pre>
 * return = reward(move) + discount(move) * return of the state after it
 * </pre>
 *
 * <p>{@link GameState#payoff} is paid at the end beyond the rewards; {@link GameState#minPayoff} and {@link GameState#maxPayoff} bound the
 * return of every state. A {@link Heuristic} or an evaluator estimates the return from a state on, clamped to the bounds together with the
 * rewards before it. Rewards received earlier are not part of a {@link PositionKey}.
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning: An Introduction</i>, 2nd edition, 2018, section 3.3 (returns and discounting).
 */
public interface StepRewards {

    /** Returns a player's reward for the last move or outcome, in units of payoff, possibly negative; undefined before the first move. */
    double reward(int player);

    /**
     * Returns the weight of all rewards after the last move relative to its own, from 0 to 1; 1 unless overridden. With chance and discount
     * by time, return 1 either after a player's move or after the outcome.
     */
    default double discount() {
        return 1;
    }
}
