package io.mcts.benchmarks;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DecisivePolicy;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.result.SearchResult;

/** Searches of a game from its initial state, all with the same seed. */
record Searches<S extends GameState<S, M>, M extends Move>(S start, Mcts<S, M> mcts) {

    static <S extends GameState<S, M>, M extends Move> Searches<S, M> uct(
            MeasuredGame<S, M> subject, Parallel parallel) {
        return of(subject, parallel, new UniformPolicy<>());
    }

    static <S extends GameState<S, M>, M extends Move> Searches<S, M> decisive(
            MeasuredGame<S, M> subject, Parallel parallel) {
        return of(subject, parallel, new DecisivePolicy<>());
    }

    private static <S extends GameState<S, M>, M extends Move> Searches<S, M> of(
            MeasuredGame<S, M> subject, Parallel parallel, Policy<S, M> rollout) {
        return new Searches<>(
                subject.start(),
                Mcts.<S, M>uct()
                        .rollout(rollout)
                        .parallel(parallel)
                        .seed(MeasuredGame.SEED)
                        .build());
    }

    SearchResult<M> run(long iterations) {
        return mcts.search(start, Budget.iterations(iterations));
    }
}
