package io.mcts.games.einstein.evaluation;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.board.Candidates;
import io.mcts.games.einstein.board.SixStones;

/**
 * The race evaluation: the chance to win if nothing were taken any more. Stateless and thread-safe; allocates nothing but a table of 3.7 MB
 * on the first call.
 *
 * <p>Let X be the number of own turns that a side then needs to bring a stone home, by its distances. The chance of the side that rolls
 * next is
 * <pre>
 * W(own, enemy) = sum over k of P(X of own = k) * P(X of enemy &gt;= k)
 * </pre>
 *
 * <p>After a roll, the mover chooses the step that leaves the enemy, who rolls next, the smallest chance: {@code 1 - W(enemy, own after the
 * step)}.
 *
 * <p>Source: W.-L. Hsueh, T.-S. Hsu, <i>Zweistein: A Dynamic Programming Evaluation Function for Einstein Würfelt Nicht!</i>, arXiv
 * 2502.15547, 2025.
 */
public final class RaceEvaluation implements EinSteinEvaluation {

    private RaceEvaluation() {}

    /** Returns the evaluation. */
    public static RaceEvaluation of() {
        return new RaceEvaluation();
    }

    /** {@inheritDoc} Red's chance to win less blue's. */
    @Override
    public double value(EinStein state) {
        double value = 2 * chance(state) - 1;
        return state.nextPlayer() == EinStein.RED ? value : -value;
    }

    /** Returns the chance to win of the player who moves or rolls next, from 0 to 1; 0 where the game is over. */
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
