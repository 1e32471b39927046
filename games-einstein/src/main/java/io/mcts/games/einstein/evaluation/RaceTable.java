package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/**
 * The distribution of the number X of own turns that a side needs to bring a stone home, if nothing is taken any more.
 *
 * <p>A side is a <i>race</i>: a number of six digits in base 6, the distances D of its stones, stone 1 in the lowest, 5 for a stone that is
 * gone. In each turn one stone comes nearer by 1. A roll of a living number moves that stone; for a number gone the side chooses the stone
 * that leaves the smaller expectation of X, the lower one if equal. The table takes 3.7 MB and some 50 ms to build, on first use.
 *
 * <p>Source: W.-L. Hsueh, T.-S. Hsu, <i>Zweistein: A Dynamic Programming Evaluation Function for Einstein Würfelt Nicht!</i>, arXiv
 * 2502.15547, 2025.
 */
final class RaceTable {

    /** The most turns: six stones of distance 4 may each make three steps before one makes the fourth. */
    static final int LONGEST = 6 * 3 + 1;

    static final int GONE = 5;

    private static final int BASE = 6;
    private static final int RACES = BASE * BASE * BASE * BASE * BASE * BASE;
    private static final int ROW = LONGEST + 1;

    /** A stone's summand of the race, by stone and cell. */
    private static final int[] DIGITS = new int[SixStones.COUNT * Cells.TABLE_LENGTH];

    private static final int[] PLACES = new int[SixStones.COUNT];

    /** P(X &gt;= k), from k = 1 to 20, for each race. */
    private static final float[] SURVIVAL = new float[RACES * ROW];

    static {
        int place = 1;
        for (int stone = 0; stone < SixStones.COUNT; stone++) {
            PLACES[stone] = place;
            for (int cell = 0; cell <= Cells.GOAL; cell++) {
                DIGITS[stone * Cells.TABLE_LENGTH + cell] = place * (cell == Cells.NONE ? GONE : Cells.distance(cell));
            }
            place *= BASE;
        }
        fill();
    }

    private RaceTable() {}

    static int race(int stones) {
        int race = 0;
        for (int stone = 0; stone < SixStones.COUNT; stone++) {
            race += DIGITS[stone * Cells.TABLE_LENGTH + SixStones.cell(stones, SixStones.BITS * stone)];
        }
        return race;
    }

    /** Neither stone nor side may be home yet. */
    static int afterStep(int race, int stone) {
        return race - PLACES[stone];
    }

    /** P(X &gt;= turns), for a race with a living stone and 1 to 20 turns. */
    static double atLeast(int race, int turns) {
        return SURVIVAL[race * ROW + turns - 1];
    }

    /** The chance that the side that rolls next is home first: the sum over k of P(X of own = k) * P(X of enemy &gt;= k). */
    static double chance(int own, int enemy) {
        int i = own * ROW;
        int j = enemy * ROW;
        float even = 0;
        float odd = 0;
        // Two sums, so that an addition need not wait for the one before it.
        for (int k = 0; k < ROW - 2; k += 2) {
            even += (SURVIVAL[i + k] - SURVIVAL[i + k + 1]) * SURVIVAL[j + k];
            odd += (SURVIVAL[i + k + 1] - SURVIVAL[i + k + 2]) * SURVIVAL[j + k + 1];
        }
        return even + odd + SURVIVAL[i + ROW - 2] * SURVIVAL[j + ROW - 2];
    }

    private static void fill() {
        double[] expectation = new double[RACES];
        int[] next = new int[Candidates.FACES];
        for (int race = 0; race < RACES - 1; race++) { // each race leads to smaller ones; the last one has no stone
            if (isHome(race)) {
                continue;
            }
            int alive = alive(race);
            double sum = 0;
            for (int face = 0; face < Candidates.FACES; face++) {
                next[face] = next(race, Candidates.of(alive, face), expectation);
                sum += expectation[next[face]];
            }
            expectation[race] = 1 + sum / Candidates.FACES;
            SURVIVAL[race * ROW] = 1;
            for (int k = 1; k < ROW; k++) {
                double survival = 0;
                for (int face = 0; face < Candidates.FACES; face++) {
                    survival += SURVIVAL[next[face] * ROW + k - 1];
                }
                SURVIVAL[race * ROW + k] = (float) (survival / Candidates.FACES);
            }
        }
    }

    private static int next(int race, int candidates, double[] expectation) {
        int first = afterStep(race, SixStones.number(Candidates.first(candidates)));
        if (Candidates.second(candidates) == SixStones.NO_STONE) {
            return first;
        }
        int second = afterStep(race, SixStones.number(Candidates.second(candidates)));
        return expectation[second] < expectation[first] ? second : first;
    }

    private static boolean isHome(int race) {
        for (int rest = race, stone = 0; stone < SixStones.COUNT; rest /= BASE, stone++) {
            if (rest % BASE == 0) {
                return true;
            }
        }
        return false;
    }

    private static int alive(int race) {
        int alive = 0;
        for (int rest = race, stone = 0; stone < SixStones.COUNT; rest /= BASE, stone++) {
            if (rest % BASE != GONE) {
                alive |= 1 << stone;
            }
        }
        return alive;
    }
}
