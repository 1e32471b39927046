package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.SixStones;

/**
 * The race evaluation: the chance to win if nothing were taken any more.
 *
 * <p>Both sides then only need to bring a stone home. Be X the number of own turns that a side needs for it; its distribution
 * follows from the distances of the side's stones. The chance of the side that rolls next is
 *
 * <pre>
 * W(own, enemy) = sum over k of P(X of own = k) * P(X of enemy &gt;= k)
 * </pre>
 *
 * <p>Where the die is thrown already, the mover chooses, of the stones they may move, the one after whose step the chance of the
 * enemy, who rolls next, is the smallest: {@code 1 - W(enemy, own after the step)}.
 *
 * <p>Stateless and thread-safe; a call allocates nothing. The first one builds a table of 3.7 MB.
 *
 * <p>Source: W.-L. Hsueh, T.-S. Hsu, <i>Zweistein: A Dynamic Programming Evaluation Function for Einstein Würfelt Nicht!</i>,
 * arXiv 2502.15547, 2025.
 */
public final class RaceEvaluation implements EinSteinEvaluation {

    private RaceEvaluation() {}

    /**
     * The evaluation.
     *
     * @return an evaluation
     */
    public static RaceEvaluation of() {
        return new RaceEvaluation();
    }

    /** {@inheritDoc} It is red's chance to win less blue's. */
    @Override
    public double value(EinStein state) {
        double value = 2 * chance(state) - 1;
        return state.nextPlayer() == EinStein.RED ? value : -value;
    }

    /**
     * The chance to win of the player who moves or rolls next.
     *
     * @param state any position
     * @return from 0 to 1; 0 where the game is over
     */
    public double chance(EinStein state) {
        if (state.isTerminal()) {
            return 0;
        }
        int player = state.nextPlayer();
        int own = RaceTable.race(state.stones(player));
        int enemy = RaceTable.race(state.stones(1 - player));
        if (state.die() == 0) {
            return RaceTable.chance(own, enemy);
        }
        int candidates = Candidates.of(state.alive(player), state.die() - 1);
        double chance = afterStep(own, enemy, Candidates.first(candidates));
        int second = Candidates.second(candidates);
        return second == SixStones.NO_STONE ? chance : Math.max(chance, afterStep(own, enemy, second));
    }

    @Override
    public String toString() {
        return "race";
    }

    private static double afterStep(int own, int enemy, int shift) {
        return 1 - RaceTable.chance(enemy, RaceTable.afterStep(own, SixStones.number(shift)));
    }
}
