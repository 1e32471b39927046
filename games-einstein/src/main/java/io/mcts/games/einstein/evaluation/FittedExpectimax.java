package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/**
 * The {@link FittedEvaluation} some moves ahead: an expectimax with alpha-beta and Star1 and Star2 pruning. Immutable and thread-safe;
 * allocates nothing.
 *
 * <p>With fewer than nine stones left it looks one ply further, and another one for every two stones less. The last ply leaves out steps
 * to the side that take no stone of the enemy. The best step of each stone is found once for all rolls.
 *
 * <p>Sources: those of {@link io.mcts.evaluation.Expectimax}, which does the same for any game.
 */
public final class FittedExpectimax implements EinSteinEvaluation {

    private static final int STONES_BEFORE_DEEPENING = 10;
    private static final int STONES_A_PLY = 2;

    private static final FittedEvaluation FITTED = FittedEvaluation.of();

    private final int plies;

    private FittedExpectimax(int plies) {
        this.plies = plies;
    }

    /**
     * Returns the evaluation.
     *
     * @param plies the number of moves to look ahead with nine stones or more, at least 1
     * @throws IllegalArgumentException if that is less than 1
     */
    public static FittedExpectimax of(int plies) {
        if (plies < 1) {
            throw new IllegalArgumentException("the evaluation looks 1 ply ahead or more, not " + plies);
        }
        return new FittedExpectimax(plies);
    }

    @Override
    public double value(EinStein state) {
        int player = state.nextPlayer();
        double value = state.isTerminal()
                ? -1
                : ownValue(SixStones.side(state.stones(player)), SixStones.side(state.stones(1 - player)), state.die());
        return player == EinStein.RED ? value : -value;
    }

    private double ownValue(long own, long enemy, int die) {
        int depth = plies(SixStones.count(own) + SixStones.count(enemy));
        if (die == 0) {
            return beforeRoll(own, enemy, depth, -1, 1);
        }
        int candidates = Candidates.of(SixStones.alive(own), die - 1);
        double best = bestStep(own, enemy, Candidates.first(candidates), depth, -1, 1);
        int second = Candidates.second(candidates);
        return second == SixStones.NO_STONE ? best : Math.max(best, bestStep(own, enemy, second, depth, best, 1));
    }

    private int plies(int stones) {
        return plies + Math.max(0, (STONES_BEFORE_DEEPENING - stones) / STONES_A_PLY);
    }

    /** The value of own, who is to roll, or if outside (alpha, beta) a bound on the same side; likewise in the methods below. */
    private static double beforeRoll(long own, long enemy, int plies, double alpha, double beta) {
        if (plies > 1 && beta < 1) {
            double bound = expectation(own, enemy, plies, beta, beta, true);
            if (bound >= beta) {
                return bound;
            }
        }
        return expectation(own, enemy, plies, alpha, beta, false);
    }

    /**
     * The expectation over the rolls. Adds up the stones by number, each with the gone numbers below it, which let the better of it and the
     * stone before it move. With one reply it is a lower bound.
     */
    private static double expectation(long own, long enemy, int plies, double alpha, double beta, boolean isOneReply) {
        double sum = 0; // over the rolls
        double previous = -1;
        int done = 0; // rolls
        for (int rest = SixStones.alive(own); rest != 0; rest &= rest - 1) {
            int number = Integer.numberOfTrailingZeros(rest);
            int gap = number - done;
            int above = (rest & (rest - 1)) == 0 ? SixStones.COUNT - 1 - number : 0;
            int left = SixStones.COUNT - 1 - number - above;
            int alone = 1 + above + (done == 0 ? gap : 0);
            double low = (Candidates.FACES * alpha - sum - (gap + 1 + above - alone) - left) / alone;
            double high = (Candidates.FACES * beta - sum + left) / (gap + 1 + above);
            int shift = SixStones.BITS * number;
            double value = isOneReply
                    ? afterStep(own, enemy, shift, lastStep(own, shift), plies, Math.max(-1, low), Math.min(1, high))
                    : bestStep(own, enemy, shift, plies, Math.max(-1, low), Math.min(1, high));
            sum += (1 + above) * value + gap * (done == 0 ? value : Math.max(value, previous));
            if (sum + left <= Candidates.FACES * alpha) {
                return (sum + left) / Candidates.FACES;
            }
            if (sum - left >= Candidates.FACES * beta) {
                return (sum - left) / Candidates.FACES;
            }
            previous = value;
            done = number + 1;
        }
        return sum / Candidates.FACES;
    }

    private static int lastStep(long own, int shift) {
        int steps = Cells.steps(SixStones.cell(SixStones.of(own), shift));
        return Cells.stepTarget(steps, Cells.stepCount(steps) - 1);
    }

    private static double bestStep(long own, long enemy, int shift, int plies, double alpha, double beta) {
        int steps = Cells.steps(SixStones.cell(SixStones.of(own), shift));
        int last = Cells.stepCount(steps) - 1; // the diagonal one, mostly the best
        double best = -1;
        for (int step = last; step >= 0 && best < beta; step--) {
            int to = Cells.stepTarget(steps, step);
            if (plies > 1 || step == last || SixStones.at(SixStones.of(enemy), Cells.opposite(to)) != 0) {
                best = Math.max(best, afterStep(own, enemy, shift, to, plies, Math.max(best, alpha), beta));
            }
        }
        return best;
    }

    private static double afterStep(long own, long enemy, int shift, int to, int plies, double alpha, double beta) {
        long left = SixStones.without(enemy, Cells.opposite(to));
        if (to == Cells.GOAL || left == 0) {
            return 1;
        }
        long moved = SixStones.moved(own, shift, to);
        return plies == 1 ? -FITTED.value(left, moved) : -beforeRoll(left, moved, plies - 1, -beta, -alpha);
    }

    @Override
    public String toString() {
        return "fitted-expectimax:plies=" + plies;
    }
}
