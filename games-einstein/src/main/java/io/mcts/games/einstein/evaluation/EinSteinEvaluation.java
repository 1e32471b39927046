package io.mcts.games.einstein.evaluation;

import io.mcts.game.Heuristic;
import io.mcts.games.einstein.EinStein;

/** A static evaluation: one number for a position, what is good for red being bad for blue. Immutable and thread-safe. */
public interface EinSteinEvaluation extends Heuristic<EinStein> {

    /**
     * The value of a position.
     *
     * @param state any position
     * @return from -1 to 1, red's point of view; where the game is over, red's payoff
     */
    double value(EinStein state);

    @Override
    default void estimate(EinStein state, double[] payoffs) {
        double value = value(state);
        payoffs[EinStein.RED] = value;
        payoffs[EinStein.BLUE] = -value;
    }
}
