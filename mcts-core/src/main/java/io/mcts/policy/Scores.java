package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

final class Scores {

    private Scores() {}

    /** Reads scores, and refuses NaN and positive infinity. */
    static <S extends GameState<?, M>, M extends Move> void read(
            MoveScores<S, M> scores, S state, List<M> moves, double[] received) {
        scores.score(state, moves, received);
        for (int i = 0, count = moves.size(); i < count; i++) {
            if (!(received[i] < Double.POSITIVE_INFINITY)) {
                throw new IllegalStateException("the scores " + scores + " give " + moves.get(i) + " a score of "
                        + received[i] + "; allowed are finite numbers and negative infinity, in " + state);
            }
        }
    }

    static double greatest(double[] scores, int count) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            greatest = Math.max(greatest, scores[i]);
        }
        return greatest;
    }

    static IllegalStateException noneLeft(Object scores, List<?> moves, Object state) {
        return new IllegalStateException(scores + " left none of " + moves + ", in " + state);
    }
}
