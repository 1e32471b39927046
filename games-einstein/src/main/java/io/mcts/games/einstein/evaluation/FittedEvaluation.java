package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/**
 * The evaluation with weights fitted to the values of searches: the race, the stones by cell and mobility, and their possible captures.
 * Immutable and thread-safe; allocates nothing.
 *
 * <p>Let r be the {@link RaceEvaluation}'s chance to win of the side that rolls next, P(i) the {@link Mobility#FULL} of stone i, and T(i)
 * the greatest {@link CellValues#RAISED_RIM} value, to its owner, of the enemy's stones that i could take in one step. With "own" for the
 * side that rolls or moves next,
 * <pre>
 * t = bias + raceWeight * u / sqrt(1 - u * u)          where u = 2 r - 1, cut to -0.995 ... 0.995
 *   + sum over own stones i of (ownBase(cell) + P(i) * (ownSlope(cell) + ownThreat * T(i)))
 *   + sum over enemy stones i of (enemyBase(cell) + P(i) * (enemySlope(cell) + enemyThreat * T(i)))
 * value of own = t / sqrt(1 + t * t)
 * </pre>
 *
 * <p>Cells are as their owner sees them; a cell and its mirror image in the diagonal have the same weights. The roll is ignored. The
 * {@value #WEIGHTS} weights were fitted by least squares to search values of positions from games between searches, first with the race
 * evaluation, then with the weights so found, by {@code EvaluationFit} in this module's tests.
 */
public final class FittedEvaluation implements EinSteinEvaluation {

    /** Cells that are not each other's mirror image. */
    static final int CELL_CLASSES = 15;

    static final int WEIGHTS = 1 + 4 * CELL_CLASSES + 3;

    private static final int OWN = 1;
    private static final int ENEMY = OWN + 2 * CELL_CLASSES;
    private static final int RACE = ENEMY + 2 * CELL_CLASSES;
    private static final int OWN_THREAT = RACE + 1;
    private static final int ENEMY_THREAT = RACE + 2;

    private static final double MOST_CERTAIN = 0.995;

    /** 6 P(i) is less than this. */
    private static final int CHANCES = Candidates.FACES + 1;

    private static final int STONE_ROW = 8;

    /** 6 P(i) by the living stones and the stone, 0 if it is gone. */
    private static final byte[] CHANCE = chances();

    private static final FittedEvaluation FITTED = new FittedEvaluation(FittedWeights.ALL);

    private final double bias;
    private final double race;

    /** A stone's summand of t, by its cell, its targets and 6 P(i). */
    private final double[] ownStone;

    private final double[] enemyStone;

    /** The weights: bias; ownBase and ownSlope, enemyBase and enemySlope of each class; raceWeight, ownThreat, enemyThreat. */
    FittedEvaluation(double... weights) {
        bias = weights[0];
        race = weights[RACE];
        ownStone = stoneTable(weights, OWN, weights[OWN_THREAT]);
        enemyStone = stoneTable(weights, ENEMY, weights[ENEMY_THREAT]);
    }

    /** Returns the evaluation with the fitted weights. */
    public static FittedEvaluation of() {
        return FITTED;
    }

    private static byte[] chances() {
        byte[] chances = new byte[(SixStones.ALL + 1) * STONE_ROW];
        for (int alive = 0; alive <= SixStones.ALL; alive++) {
            for (int stone = 0; stone < SixStones.COUNT; stone++) {
                chances[alive * STONE_ROW + stone] =
                        (byte) Math.round(Candidates.FACES * Mobility.FULL.probability(alive, stone));
            }
        }
        return chances;
    }

    private static double[] stoneTable(double[] weights, int first, double threat) {
        double[] table = new double[Cells.TABLE_LENGTH * Targets.PATTERNS * CHANCES];
        for (int cell = 1; cell <= Cells.GOAL; cell++) {
            double base = weights[first + cellClass(cell)];
            double slope = weights[first + CELL_CLASSES + cellClass(cell)];
            for (int pattern = 0; pattern < Targets.PATTERNS; pattern++) {
                double gain = threat * Targets.gain(CellValues.RAISED_RIM, cell, pattern);
                for (int chance = 1; chance < CHANCES; chance++) {
                    table[(cell * Targets.PATTERNS + pattern) * CHANCES + chance] =
                            base + (slope + gain) * chance / Candidates.FACES;
                }
            }
        }
        return table;
    }

    /** The classes are (0, 0), (0, 1) ... (0, 4), (1, 1) ... (4, 4). */
    static int cellClass(int cell) {
        int less = Math.min(Cells.row(cell), Cells.column(cell));
        int greater = Math.max(Cells.row(cell), Cells.column(cell));
        return less * Cells.SIDE - less * (less - 1) / 2 + greater - less;
    }

    @Override
    public double value(EinStein state) {
        double value = ownValue(state);
        return state.nextPlayer() == EinStein.RED ? value : -value;
    }

    private double ownValue(EinStein state) {
        return state.isTerminal() ? -1 : value(total(state));
    }

    private static double value(double total) {
        return total / Math.sqrt(1 + total * total);
    }

    /** The game must not be over. */
    double total(EinStein state) {
        int player = state.nextPlayer();
        return total(state.stones(player), state.alive(player), state.stones(1 - player), state.alive(1 - player));
    }

    /** The value of a side that is to roll, given both sides as {@link SixStones}; the game must not be over. */
    double value(long own, long enemy) {
        return value(total(SixStones.of(own), SixStones.alive(own), SixStones.of(enemy), SixStones.alive(enemy)));
    }

    private double total(int own, int ownAlive, int enemy, int enemyAlive) {
        double chance = RaceTable.chance(RaceTable.race(own), RaceTable.race(enemy));
        double u = Math.max(-MOST_CERTAIN, Math.min(MOST_CERTAIN, 2 * chance - 1));
        return bias
                + race * u / Math.sqrt(1 - u * u)
                + sum(ownStone, own, ownAlive, enemy)
                + sum(enemyStone, enemy, enemyAlive, own);
    }

    private static double sum(double[] table, int stones, int alive, int enemies) {
        int occupied = Targets.occupied(enemies);
        double sum = 0;
        for (int stone = 0; stone < SixStones.COUNT; stone++) {
            int cell = SixStones.cell(stones, SixStones.BITS * stone);
            int place = cell * Targets.PATTERNS + Targets.pattern(occupied, cell);
            sum += table[place * CHANCES + CHANCE[alive * STONE_ROW + stone]];
        }
        return sum;
    }

    @Override
    public String toString() {
        return "fitted";
    }
}
