package io.mcts.arena.internal;

import io.mcts.game.GameState;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The returns of the players, added up while a game is played: the rewards of its steps, if it has some, and the payoffs at its end. Used
 * by one thread at a time.
 */
public final class Returns {

    /** The rounding tolerance: the most by which a sum of rewards may be outside the range. */
    private static final double ROUNDING = 1e-9;

    private final GameState<?, ?> state;
    private final double[] gains;
    private double weight = 1;

    /**
     * Makes returns that are 0 for all players so far.
     *
     * @param state the state on which the game is played, in its first position
     */
    public Returns(GameState<?, ?> state) {
        this.state = state;
        gains = new double[state.playerCount()];
    }

    /** Adds the rewards of the move that was just played on the state. */
    public void addStep() {
        if (state instanceof StepRewards steps) {
            for (int player = 0; player < gains.length; player++) {
                gains[player] += weight * steps.reward(player);
            }
            weight *= steps.discount();
        }
    }

    /** The returns of the players; see {@link #rewards(int)}. */
    public List<Double> rewards() {
        return rewards(gains.length);
    }

    /**
     * The returns of teams, scaled to [0, 1] by the least and greatest payoff of the game, which is over. A team gets the mean of what its
     * players get; player p is of team p modulo the number of teams.
     *
     * @param teams a number that divides that of the players
     * @throws IllegalStateException if one is outside the range that the game declares
     */
    public List<Double> rewards(int teams) {
        double[] payoffs = IntStream.range(0, gains.length)
                .mapToDouble(player -> gains[player] + weight * state.payoff(player))
                .toArray();
        return IntStream.range(0, teams)
                .mapToObj(team -> reward(
                        team,
                        IntStream.iterate(team, player -> player < payoffs.length, player -> player + teams)
                                .mapToDouble(player -> payoffs[player])
                                .average()
                                .orElseThrow()))
                .toList();
    }

    private double reward(int player, double payoff) {
        double reward = (payoff - state.minPayoff()) / (state.maxPayoff() - state.minPayoff());
        if (!(reward >= -ROUNDING && reward <= 1 + ROUNDING)) {
            throw new IllegalStateException(
                    "the payoff of player " + player + " is " + payoff + ", outside the declared range ["
                            + state.minPayoff() + ", " + state.maxPayoff() + "], in " + state);
        }
        return Math.min(Math.max(reward, 0), 1);
    }
}
