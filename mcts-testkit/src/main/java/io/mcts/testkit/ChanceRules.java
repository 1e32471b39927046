package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.LinkedHashMap;
import java.util.Map;

/** The probabilities of outcomes; where a player is to move there is nothing to check. */
final class ChanceRules {

    private static final double TOLERANCE = 1e-9;

    private ChanceRules() {}

    static <S extends GameState<S, M>, M extends Move> void probabilitiesArePositive(Subject<S, M> subject) {
        probabilities(subject.state())
                .forEach((outcome, probability) -> subject.require(
                        probability > 0, // false for NaN
                        "a probability of " + outcome + " above 0",
                        probability));
    }

    static <S extends GameState<S, M>, M extends Move> void probabilitiesSumTo1(Subject<S, M> subject) {
        Map<M, Double> probabilities = probabilities(subject.state());
        if (probabilities.isEmpty()) {
            return;
        }
        double sum =
                probabilities.values().stream().mapToDouble(Double::doubleValue).sum();
        subject.require(Math.abs(sum - 1) <= TOLERANCE, "a sum of 1", sum + " of " + probabilities);
    }

    private static <S extends GameState<S, M>, M extends Move> Map<M, Double> probabilities(S state) {
        Map<M, Double> probabilities = new LinkedHashMap<>();
        if (!state.isTerminal() && state.currentPlayer() == GameState.CHANCE) {
            state.legalMoves().forEach(outcome -> probabilities.put(outcome, state.probability(outcome)));
        }
        return probabilities;
    }
}
