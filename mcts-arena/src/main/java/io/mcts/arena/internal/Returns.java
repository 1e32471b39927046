package io.mcts.arena.internal;

import io.mcts.game.GameState;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.stream.IntStream;

/** The returns of the players of a game: step rewards, if there are any, plus the final payoffs. Used by one thread at a time. */
public final class Returns {

    private static final double ROUNDING = 1e-9;

    private final GameState<?, ?> state;
    private final double[] gains;
    private double weight = 1;

    /** Makes returns of 0 for a game played on the given state, now in its first position. */
    public Returns(GameState<?, ?> state) {
        this.state = state;
        gains = new double[state.playerCount()];
    }

    public void addStep() {
        if (state instanceof StepRewards steps) {
            for (int player = 0; player < gains.length; player++) {
                gains[player] += weight * steps.reward(player);
            }
            weight *= steps.discount();
        }
    }

    public List<Double> rewards() {
        return rewards(gains.length);
    }

    /**
     * The returns of teams, scaled to [0, 1] by the payoff range, after the game: a team gets the mean of its players; player p is in team
     * p modulo the number of teams, which divides that of the players.
     *
     * @throws IllegalStateException if one is outside the declared range
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
