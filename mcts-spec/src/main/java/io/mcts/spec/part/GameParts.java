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

/** Parts of a search that are made for the states of a game. There are none of a role unless it is overridden. */
public interface GameParts<S extends GameState<S, M>, M extends Move> {

    /** Returns the heuristics, which estimate a state: {@code heuristic=WORD}. */
    default List<Entry<Heuristic<S>>> heuristics() {
        return List.of();
    }

    /** Returns the expansions, which choose the moves that a node gets as children: {@code expansion=WORD}. */
    default List<Entry<MoveFilter<S, M>>> expansions() {
        return List.of();
    }

    /**
     * Returns the rollout policies, which play from a leaf to the end of the game: {@code rollout=WORD}.
     *
     * @param context the search; its rollout policy is not known yet
     */
    default List<Entry<Policy<S, M>>> rollouts(PartContext<S, M> context) {
        return List.of();
    }

    /**
     * Returns the evaluators, which value leaves: {@code evaluator=WORD}. One that values a single state is wrapped in a {@link
     * io.mcts.evaluation.OneByOne}.
     */
    default List<Entry<BatchEvaluator<S>>> evaluators(PartContext<S, M> context) {
        return List.of();
    }

    /** Returns the tablebases, which know the results of positions: {@code tablebase=WORD}. */
    default List<Entry<Tablebase<S>>> tablebases() {
        return List.of();
    }

    /** Returns the priors, which estimate moves before any visit: {@code prior=WORD}. */
    default List<Entry<MoveScores<S, M>>> priors(PartContext<S, M> context) {
        return List.of();
    }
}
