package io.mcts.arena;

import io.mcts.game.GameState;
import java.util.List;
import java.util.stream.IntStream;

/** What the players got in a game that is over: payoffs scaled to [0, 1] by the game's least and greatest payoff. */
public final class Rewards {

    private Rewards() {}

    /**
     * The rewards of all players in a terminal state, from 0 to 1.
     *
     * @throws IllegalStateException if a payoff is outside the range that the game declares
     */
    public static List<Double> of(GameState<?, ?> state) {
        return IntStream.range(0, state.playerCount())
                .mapToObj(player -> reward(state, player))
                .toList();
    }

    private static double reward(GameState<?, ?> state, int player) {
        double reward = (state.payoff(player) - state.minPayoff()) / (state.maxPayoff() - state.minPayoff());
        if (!(reward >= 0 && reward <= 1)) {
            throw new IllegalStateException("the payoff of player " + player + " is " + state.payoff(player)
                    + ", outside the declared range [" + state.minPayoff() + ", " + state.maxPayoff() + "], in "
                    + state);
        }
        return reward;
    }
}
