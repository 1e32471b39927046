package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/**
 * The dynamic mixed evaluation: the nearness of stones to the goal and their possible captures, weighted by the probability that they may
 * move. Immutable and thread-safe; allocates nothing.
 *
 * <p>Let P(i) be the {@link Mobility} of a side's stone i, V(i) the {@link CellValues value} of its cell, and T(i) the greatest V, to its
 * owner, of the enemy's stones that i could take in one step, 0 if there is none. Then
 * <pre>
 * attack of a side  = sum over its stones i of P(i) * V(i)
 * threat of a side  = sum over its stones i of P(i) * T(i)
 * total             = attackWeight * (attack of red - attack of blue) + threatWeight * (threat of red - threat of blue)
 * value             = t / sqrt(1 + t * t)   with   t = total / scale
 * </pre>
 *
 * <p>Positive is good for red. The player to move and the roll are ignored.
 *
 * <p>Sources: Chinese patent CN105677923A, 2016, for the parts; the mixture with one weight for both threats, so that equal positions have
 * value 0, and the scaling to the game's payoffs are this library's own.
 */
public final class AttackThreatEvaluation implements EinSteinEvaluation {

    private final EvaluationWeights weights;
    private final Mobility mobility;
    private final CellValues values;

    /** T by a stone's cell and the occupied ones of its three targets. */
    private final double[] gains = new double[Cells.TABLE_LENGTH * Targets.PATTERNS];

    /** The weighted sum of V and T, likewise. */
    private final double[] worths = new double[Cells.TABLE_LENGTH * Targets.PATTERNS];

    private AttackThreatEvaluation(EvaluationWeights weights, Mobility mobility, CellValues values) {
        this.weights = weights;
        this.mobility = mobility;
        this.values = values;
        for (int cell = 1; cell <= Cells.GOAL; cell++) {
            for (int pattern = 0; pattern < Targets.PATTERNS; pattern++) {
                int i = cell * Targets.PATTERNS + pattern;
                gains[i] = Targets.gain(values, cell, pattern);
                worths[i] = weights.attack() * values.value(cell) + weights.threat() * gains[i];
            }
        }
    }

    /** Returns the evaluation with the default weights, {@link Mobility#FULL} and {@link CellValues#RAISED_RIM}. */
    public static AttackThreatEvaluation of() {
        return of(EvaluationWeights.DEFAULT);
    }

    /** Returns the evaluation with {@link Mobility#FULL} and {@link CellValues#RAISED_RIM}. */
    public static AttackThreatEvaluation of(EvaluationWeights weights) {
        return of(weights, Mobility.FULL, CellValues.RAISED_RIM);
    }

    /** Returns the evaluation with the given weights, form of P, and values V. */
    public static AttackThreatEvaluation of(EvaluationWeights weights, Mobility mobility, CellValues values) {
        return new AttackThreatEvaluation(weights, mobility, values);
    }

    @Override
    public double value(EinStein state) {
        if (state.isTerminal()) {
            return state.payoff(EinStein.RED);
        }
        double t = total(state) / weights.scale();
        return t / Math.sqrt(1 + t * t);
    }

    /** Returns the weighted sum of attack and threat, positive if red is better. */
    public double total(EinStein state) {
        int red = state.stones(EinStein.RED);
        int blue = state.stones(EinStein.BLUE);
        return sum(worths, red, state.alive(EinStein.RED), blue) - sum(worths, blue, state.alive(EinStein.BLUE), red);
    }

    /** Returns the attack value of a side, not negative. */
    public double attack(EinStein state, int player) {
        int stones = state.stones(player);
        int alive = state.alive(player);
        double sum = 0;
        for (int stone = 0; stone < SixStones.COUNT; stone++) {
            sum += mobility.probability(alive, stone) * values.value(SixStones.cell(stones, SixStones.BITS * stone));
        }
        return sum;
    }

    /** Returns the threat of a side to the other, not negative. */
    public double threat(EinStein state, int player) {
        return sum(gains, state.stones(player), state.alive(player), state.stones(1 - player));
    }

    @Override
    public String toString() {
        return "attack-threat:" + weights + ",mobility=" + mobility + ",cells=" + values;
    }

    private double sum(double[] table, int stones, int alive, int enemies) {
        int occupied = Targets.occupied(enemies);
        double sum = 0;
        for (int stone = 0; stone < SixStones.COUNT; stone++) {
            int cell = SixStones.cell(stones, SixStones.BITS * stone);
            sum += mobility.probability(alive, stone)
                    * table[cell * Targets.PATTERNS + Targets.pattern(occupied, cell)];
        }
        return sum;
    }
}
