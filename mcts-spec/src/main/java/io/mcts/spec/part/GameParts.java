package io.mcts.spec.part;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Tablebase;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.spec.catalog.Entry;
import java.util.List;

/** Parts of a search that are specific to a game. Each role is empty unless overridden. */
public interface GameParts<S extends GameState<S, M>, M extends Move> {

    /** Returns the heuristics: {@code heuristic=WORD}. */
    default List<Entry<Heuristic<S>>> heuristics() {
        return List.of();
    }

    /** Returns the expansions: {@code expansion=WORD}. */
    default List<Entry<MoveFilter<S, M>>> expansions() {
        return List.of();
    }

    /** Returns the rollout policies: {@code rollout=WORD}. The context has no rollout policy yet. */
    default List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return List.of();
    }

    /** Returns the evaluators of leaves: {@code evaluator=WORD}; {@link io.mcts.evaluation.OneByOne} wraps one of single states. */
    default List<Entry<BatchEvaluator<S>>> evaluators(PartContext<S, M> context) {
        return List.of();
    }

    /** Returns the tablebases: {@code tablebase=WORD}. */
    default List<Entry<Tablebase<S>>> tablebases() {
        return List.of();
    }

    /** Returns the priors: {@code prior=WORD}. */
    default List<Entry<MoveScores<S, M>>> priors(PartContext<S, M> context) {
        return List.of();
    }
}
