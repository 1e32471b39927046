package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.EnumeratedGame.Choice;
import io.mcts.imperfect.EnumeratedGame.Position;
import java.util.Arrays;

/**
 * Solves a small game of two players whose payoffs sum to zero, over all its states: counterfactual regret minimization with
 * regrets that never become negative and averages that weigh later rounds more. How far it has got is known exactly, by
 * {@link Exploitability}.
 *
 * <p>Source: O. Tammelin, <i>Solving Large Imperfect Information Games Using CFR+</i>, 2014.
 */
final class CounterfactualRegrets<S extends GameState<?, M>, M extends Move> {

    private final EnumeratedGame<S, M> game;
    private final double[][] regrets;
    private final double[][] current;
    private final double[][] sums;
    private final double[][] gains;

    CounterfactualRegrets(S start) {
        game = new EnumeratedGame<>(start);
        regrets = game.table(MixedPolicy.uniform());
        current = game.table(MixedPolicy.uniform());
        sums = game.table(MixedPolicy.uniform());
        gains = game.table(MixedPolicy.uniform());
    }

    /** How exploitable the policy is after a number of rounds; its values are those of the game to within that. */
    Exploitability after(int rounds) {
        clear(regrets);
        clear(sums);
        for (int round = 1; round <= rounds; round++) {
            for (int player = 0; player < 2; player++) {
                clear(gains);
                value(game.start, player, 1, 1, round);
                for (Choice<S, M> choice : game.choices(player).values()) {
                    match(regrets[choice.number], gains[choice.number], current[choice.number]);
                }
            }
        }
        double[][] average = new double[sums.length][];
        Arrays.setAll(average, i -> normalized(sums[i]));
        return Exploitability.of(game, average);
    }

    private static void clear(double[][] table) {
        for (double[] row : table) {
            Arrays.fill(row, 0);
        }
    }

    private static void match(double[] regrets, double[] gains, double[] strategy) {
        for (int i = 0; i < regrets.length; i++) {
            regrets[i] = Math.max(0, regrets[i] + gains[i]);
        }
        System.arraycopy(normalized(regrets), 0, strategy, 0, regrets.length);
    }

    private static double[] normalized(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double[] normalized = new double[weights.length];
        for (int i = 0; i < weights.length; i++) {
            normalized[i] = sum > 0 ? weights[i] / sum : 1.0 / weights.length;
        }
        return normalized;
    }

    private double value(Position<S, M> position, int player, double ownReach, double otherReach, int round) {
        if (position.next.isEmpty()) {
            return position.payoffs[player];
        }
        Choice<S, M> choice = position.choice;
        double[] probabilities = position.probabilities(current);
        if (choice == null || choice.player != player) {
            double value = 0;
            for (int i = 0; i < probabilities.length; i++) {
                // moves that are not played, too: the averages below them count
                double reach = otherReach * probabilities[i];
                value += probabilities[i] * value(position.next.get(i), player, ownReach, reach, round);
            }
            return value;
        }
        double[] values = new double[probabilities.length];
        double value = 0;
        for (int i = 0; i < values.length; i++) {
            values[i] = value(position.next.get(i), player, ownReach * probabilities[i], otherReach, round);
            value += probabilities[i] * values[i];
        }
        for (int i = 0; i < values.length; i++) {
            gains[choice.number][i] += otherReach * (values[i] - value);
            sums[choice.number][i] += round * ownReach * probabilities[i];
        }
        return value;
    }
}
