package io.mcts.iteration;

import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.policy.MoveScores;
import io.mcts.selection.Statistic;
import org.jspecify.annotations.Nullable;

/** The parts of one worker that may learn; null if it has no prior, or leaves are evaluated one at a time. */
public record LeafValues<S extends GameState<?, M>, M extends Move>(
        Learning learning,
        @Nullable MoveScores<S, M> prior,
        Evaluator<S> evaluator,
        @Nullable LeafBatches<S> batches) {

    static <S extends GameState<?, M>, M extends Move> LeafValues<S, M> of(
            Settings<S, M> settings, boolean isSolvedByRollouts) {
        MoveScores<S, M> scores = settings.prior;
        Learning learning = new Learning(learns(scores) || settings.statistics().contains(Statistic.AMAF));
        if (isSolvedByRollouts) {
            learning.add((played, rewards) -> {}); // so that the moves of rollouts are recorded
        }
        MoveScores<S, M> prior = scores == null ? null : scores.with(learning);
        LeafBatches<S> batches = settings.batches;
        if (batches == null) {
            return new LeafValues<>(learning, prior, settings.evaluator().with(learning), null);
        }
        Evaluator<S> none = (state, random, payoffs) -> {
            throw new IllegalStateException("leaves are evaluated in batches");
        };
        return new LeafValues<>(
                learning,
                prior,
                none,
                new LeafBatches<>(batches.evaluator().with(learning), batches.size(), batches.virtualLoss()));
    }

    private static boolean learns(@Nullable MoveScores<?, ?> scores) {
        if (scores == null) {
            return false;
        }
        Learning learning = new Learning(false);
        scores.with(learning);
        return learning.isNeeded();
    }
}
