package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.util.List;

/** Excludes bad moves: a score more than a margin, 0 or more, below the best becomes negative infinity. */
public record FilteredScores<S extends GameState<?, M>, M extends Move>(MoveScores<S, M> scores, double margin)
        implements MoveScores<S, M> {

    public FilteredScores {
        Argument.require(margin >= 0, "the margin is a number of 0 or more", margin);
    }

    @Override
    public void score(S state, List<M> moves, double[] received) {
        Scores.read(scores, state, moves, received);
        double best = Scores.greatest(received, moves.size());
        for (int i = 0; i < moves.size(); i++) {
            if (received[i] < best - margin) {
                received[i] = Double.NEGATIVE_INFINITY;
            }
        }
    }

    @Override
    public MoveScores<S, M> with(Learning learning) {
        return new FilteredScores<>(scores.with(learning), margin);
    }

    @Override
    public String toString() {
        return "filtered:margin=" + margin + ":" + scores;
    }
}
