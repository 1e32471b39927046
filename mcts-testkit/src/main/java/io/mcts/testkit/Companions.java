package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.policy.Policy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What comes with a game as objects of their own, and the part that is checked in it, if one is.
 *
 * @param heuristics of the game, perhaps none
 * @param notation of the game, if it has one
 * @param policy that is checked, made anew for each check
 * @param evaluator that is checked, made anew for each check
 * @param batchEvaluator that is checked, made anew for each check
 * @param search that is checked
 */
record Companions<S extends GameState<S, M>, M extends Move>(
        List<Claimed<S>> heuristics,
        @Nullable Notation<S, M> notation,
        @Nullable Supplier<Policy<S, M>> policy,
        @Nullable Supplier<Evaluator<S>> evaluator,
        @Nullable Supplier<BatchEvaluator<S>> batchEvaluator,
        @Nullable SearchUnderTest<S, M> search) {

    /**
     * A heuristic and what it claims.
     *
     * @param heuristic estimates the states of the game
     * @param end what it claims of the end
     */
    record Claimed<S>(Heuristic<? super S> heuristic, EndClaim end) {}

    Companions {
        heuristics = List.copyOf(heuristics);
    }

    static <S extends GameState<S, M>, M extends Move> Companions<S, M> none() {
        return new Companions<>(List.of(), null, null, null, null, null);
    }

    Companions<S, M> with(Heuristic<? super S> heuristic, EndClaim end) {
        List<Claimed<S>> more = new ArrayList<>(heuristics);
        more.add(new Claimed<>(heuristic, end));
        return new Companions<>(more, notation, policy, evaluator, batchEvaluator, search);
    }

    Companions<S, M> with(Notation<S, M> other) {
        return new Companions<>(heuristics, other, policy, evaluator, batchEvaluator, search);
    }

    Companions<S, M> withPolicy(Supplier<Policy<S, M>> other) {
        return new Companions<>(heuristics, notation, other, evaluator, batchEvaluator, search);
    }

    Companions<S, M> withEvaluator(Supplier<Evaluator<S>> other) {
        return new Companions<>(heuristics, notation, policy, other, batchEvaluator, search);
    }

    Companions<S, M> withBatchEvaluator(Supplier<BatchEvaluator<S>> other) {
        return new Companions<>(heuristics, notation, policy, evaluator, other, search);
    }

    Companions<S, M> with(SearchUnderTest<S, M> other) {
        return new Companions<>(heuristics, notation, policy, evaluator, batchEvaluator, other);
    }
}
