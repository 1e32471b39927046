package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** What the players get at the end. */
final class PayoffRules {

    private static final double TOLERANCE = 1e-9;

    private PayoffRules() {}

    static <S extends GameState<S, M>, M extends Move> void rangeIsValid(Subject<S, M> subject) {
        S state = subject.state();
        double min = state.minPayoff();
        double max = state.maxPayoff();
        subject.require(
                Double.isFinite(min) && Double.isFinite(max) && min < max,
                "a finite minPayoff() less than a finite maxPayoff()",
                range(state));
        S initial = subject.initialState();
        subject.require(
                min == initial.minPayoff() && max == initial.maxPayoff(),
                range(initial) + " as in the initial state",
                range(state));
    }

    static <S extends GameState<S, M>, M extends Move> void payoffsLieInTheRange(Subject<S, M> subject) {
        S state = subject.state();
        if (!state.isTerminal()) {
            return;
        }
        for (int player = 0; player < state.playerCount(); player++) {
            double payoff = state.payoff(player);
            subject.require(
                    payoff >= state.minPayoff() && payoff <= state.maxPayoff(), // false for NaN
                    "a payoff of player " + player + " in " + range(state),
                    payoff);
        }
    }

    static <S extends GameState<S, M>, M extends Move> void payoffsSumToTheStatedSum(Subject<S, M> subject) {
        S state = subject.state();
        if (!state.isTerminal()) {
            return;
        }
        double expected = subject.facts().payoffSum().orElseThrow();
        List<Double> payoffs = Snapshot.payoffs(state);
        double sum = payoffs.stream().mapToDouble(Double::doubleValue).sum();
        subject.require(Math.abs(sum - expected) <= TOLERANCE, "payoffs that sum to " + expected, payoffs);
    }

    private static String range(GameState<?, ?> state) {
        return "[" + state.minPayoff() + ", " + state.maxPayoff() + "]";
    }
}
