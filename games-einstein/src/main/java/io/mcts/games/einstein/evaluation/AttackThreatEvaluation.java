package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/**
 * The dynamic mixed evaluation: how near each side's stones are to the goal and what they may take, weighted by the
 * probability that they may move.
 *
 * <p>Let P(i) be the {@link Mobility} of a side's stone i, V(i) the {@link CellValues value} of its cell, and T(i) the greatest V,
 * to its owner, of the enemy's stones that i could take in one step, 0 if there is none. Then
 *
 * <pre>
 * attack of a side  = sum over its stones i of P(i) * V(i)
 * threat of a side  = sum over its stones i of P(i) * T(i)
 * total             = attackWeight * (attack of red - attack of blue) + threatWeight * (threat of red - threat of blue)
 * value             = t / sqrt(1 + t * t)   with   t = total / scale
 * </pre>
 *
 * <p>Positive is good for red; a position with the colours exchanged and turned by half a turn has the opposite value. Whose
 * turn it is and what has been thrown are left out of account. Immutable and thread-safe; a call allocates nothing.
 *
 * <p>Sources: Chinese patent CN105677923A, 2016, for the parts; the mixture with one weight for both threats, so
 * that equal positions have value 0, and the scaling to the game's payoffs are this library's own.
 */
public final class AttackThreatEvaluation implements EinSteinEvaluation {

    private final EvaluationWeights weights;
    private final Mobility mobility;
    private final CellValues values;

    /** T by a stone's cell and which of its three targets an enemy stands on. */
    private final double[] gains = new double[Cells.TABLE_LENGTH * Targets.PATTERNS];

    /** The weighted sum of V and T, by the same. */
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

    /**
     * The evaluation with the default weights, {@link Mobility#FULL} and {@link CellValues#RAISED_RIM}.
     *
     * @return an evaluation
     */
    public static AttackThreatEvaluation of() {
        return of(EvaluationWeights.DEFAULT);
    }

    /**
     * The evaluation with {@link Mobility#FULL} and {@link CellValues#RAISED_RIM}.
     *
     * @param weights of the parts
     * @return an evaluation
     */
    public static AttackThreatEvaluation of(EvaluationWeights weights) {
        return of(weights, Mobility.FULL, CellValues.RAISED_RIM);
    }

    /**
     * The evaluation of these parts.
     *
     * @param weights of the parts
     * @param mobility the form of P
     * @param values the values V
     * @return an evaluation
     */
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

    /**
     * The weighted sum of attack and threat.
     *
     * @param state any position
     * @return positive where red is better
     */
    public double total(EinStein state) {
        int red = state.stones(EinStein.RED);
        int blue = state.stones(EinStein.BLUE);
        return sum(worths, red, state.alive(EinStein.RED), blue) - sum(worths, blue, state.alive(EinStein.BLUE), red);
    }

    /**
     * The attack value of a side.
     *
     * @param state any position
     * @param player {@link EinStein#RED} or {@link EinStein#BLUE}
     * @return the expected value of its stones, not negative
     */
    public double attack(EinStein state, int player) {
        int stones = state.stones(player);
        int alive = state.alive(player);
        double sum = 0;
        for (int stone = 0; stone < SixStones.COUNT; stone++) {
            sum += mobility.probability(alive, stone) * values.value(SixStones.cell(stones, SixStones.BITS * stone));
        }
        return sum;
    }

    /**
     * The threat that a side is to the other.
     *
     * @param state any position
     * @param player {@link EinStein#RED} or {@link EinStein#BLUE}, who threatens
     * @return the expected value of what its stones may take, not negative
     */
    public double threat(EinStein state, int player) {
        return sum(gains, state.stones(player), state.alive(player), state.stones(1 - player));
    }

    @Override
    public String toString() {
        return "attack-threat:" + weights + ",mobility=" + mobility + ",cells=" + values;
    }

    /** The sum over a side's stones of P times what a table says of their cells and targets. */
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
