package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.game.StepRewards;
import java.util.ArrayList;
import java.util.List;

/** The capability {@link StepRewards}. */
public final class StepRewardRules {

    /** By how much a sum of rewards may exceed the range, relative to it. */
    private static final double ROUNDING = 1e-9;

    private StepRewardRules() {}

    /** What the last move brought each player, and the discount; empty for a state without the capability. */
    public static List<Double> brought(GameState<?, ?> state) {
        List<Double> brought = new ArrayList<>();
        if (state instanceof StepRewards steps) {
            for (int player = 0; player < state.playerCount(); player++) {
                brought.add(steps.reward(player));
            }
            brought.add(steps.discount());
        }
        return brought;
    }

    static <S extends GameState<S, M>, M extends Move> void areTheSameInACopy(GameSubject<S, M> subject) {
        if (subject.isAtTheStart()) {
            return;
        }
        S state = subject.state();
        List<Double> brought = brought(state);
        subject.requireEqual(brought, brought(state), "when asked again");
        subject.requireEqual(brought, brought(state.copy()), "in a copy");
        if (state instanceof Resettable) {
            subject.requireEqual(brought, brought(Resettable.reset(subject.initialState(), state)), "after resetTo()");
        }
    }

    static <S extends GameState<S, M>, M extends Move> void discountsLieBetween0And1(GameSubject<S, M> subject) {
        if (!subject.isAtTheStart()) {
            double discount = ((StepRewards) subject.state()).discount();
            subject.requireBetween(0, 1, discount, "a discount from 0 to 1");
        }
    }

    /** The returns from all states on the way to an end, the end among them. */
    static <S extends GameState<S, M>, M extends Move> void returnsLieInTheRange(GameSubject<S, M> subject) {
        S state = subject.initialState();
        double least = state.minPayoff() - ROUNDING * (1 + Math.abs(state.minPayoff()));
        double greatest = state.maxPayoff() + ROUNDING * (1 + Math.abs(state.maxPayoff()));
        List<List<Double>> brought = new ArrayList<>();
        for (M move : subject.moves()) {
            state.play(move);
            brought.add(brought(state));
        }
        for (int player = 0; state.isTerminal() && player < state.playerCount(); player++) {
            double sum = state.payoff(player);
            for (int i = brought.size(); i >= 0; i--) {
                if (i < brought.size()) {
                    List<Double> step = brought.get(i);
                    sum = step.get(player) + step.get(step.size() - 1) * sum;
                }
                String words = "a return of player " + player + " in [" + state.minPayoff() + ", " + state.maxPayoff()
                        + "] from the state after " + i + " moves on";
                subject.requireBetween(least, greatest, sum, words);
            }
        }
    }
}
