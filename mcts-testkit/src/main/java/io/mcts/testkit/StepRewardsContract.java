package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link StepRewards}: returns include the rewards on the way, and lie in the declared range.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface StepRewardsContract<S extends GameState<S, M> & StepRewards, M extends Move>
        extends GameContract<S, M> {

    /** By how much a sum of rewards may exceed the range. */
    double ROUNDING = 1e-9;

    /**
     * The rules of rewards on the way.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfStepRewards() {
        RulesAlongGames<S, M> games = new RulesAlongGames<>(this);
        return Stream.of(
                games.along("a copy knows what the last move brought", state -> {
                    if (!state.isTerminal()) {
                        S after = after(state, Xoroshiro128PlusPlus.of(seed()));
                        S copy = after.copy();
                        for (int player = 0; player < after.playerCount(); player++) {
                            games.requireEqual(after.reward(player), copy.reward(player), "the reward in a copy");
                        }
                        games.requireEqual(after.discount(), copy.discount(), "the discount in a copy");
                    }
                }),
                games.along("a discount is a number from 0 to 1", state -> {
                    if (!state.isTerminal()) {
                        double discount =
                                after(state, Xoroshiro128PlusPlus.of(seed())).discount();
                        games.requireEqual(true, discount >= 0 && discount <= 1, "0 <= " + discount + " <= 1");
                    }
                }),
                games.along("the return from every state lies in the declared range", state -> {
                    double[] returns = returns(state.copy(), Xoroshiro128PlusPlus.of(seed()));
                    double least = state.minPayoff() - ROUNDING * (1 + Math.abs(state.minPayoff()));
                    double most = state.maxPayoff() + ROUNDING * (1 + Math.abs(state.maxPayoff()));
                    for (double sum : returns) {
                        games.requireEqual(
                                true,
                                sum >= least && sum <= most,
                                state.minPayoff() + " <= " + sum + " <= " + state.maxPayoff());
                    }
                }));
    }

    private S after(S state, RandomGenerator random) {
        S after = state.copy();
        after.play(after.randomMove(random));
        return after;
    }

    /** What the players get by random play from a state on. */
    private double[] returns(S state, RandomGenerator random) {
        double[] returns = new double[state.playerCount()];
        double weight = 1;
        while (!state.isTerminal()) {
            state.play(state.randomMove(random));
            for (int player = 0; player < returns.length; player++) {
                returns[player] += weight * state.reward(player);
            }
            weight *= state.discount();
        }
        for (int player = 0; player < returns.length; player++) {
            returns[player] += weight * state.payoff(player);
        }
        return returns;
    }
}
