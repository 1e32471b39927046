package io.mcts.game;

/**
 * Estimates what a state is worth without playing on.
 *
 * <p>A heuristic is immutable and used by many threads at once. It can guide rollouts, value the leaves of a search, or
 * say before any visit which moves look good.
 *
 * @param <S> the states of the game
 */
@FunctionalInterface
public interface Heuristic<S> {

    /**
     * Estimates a state for every player.
     *
     * @param state a state that is not terminal, chance states included; left as it is
     * @param payoffs receives, for each player, the payoff to be expected, in the game's own units, from its least to its
     *     greatest payoff
     */
    void estimate(S state, double[] payoffs);
}
