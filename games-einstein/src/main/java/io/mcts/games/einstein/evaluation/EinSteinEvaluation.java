package io.mcts.games.einstein.evaluation;

import io.mcts.game.Heuristic;
import io.mcts.games.einstein.EinStein;

/** A static, antisymmetric evaluation: good for red is bad for blue. Immutable and thread-safe. */
public interface EinSteinEvaluation extends Heuristic<EinStein> {

    /** Returns the value of a position for red, from -1 to 1; at the end of the game, red's payoff. */
    double value(EinStein state);

    @Override
    default void estimate(EinStein state, double[] payoffs) {
        double value = value(state);
        payoffs[EinStein.RED] = value;
        payoffs[EinStein.BLUE] = -value;
    }
}
