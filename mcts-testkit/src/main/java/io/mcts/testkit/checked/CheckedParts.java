package io.mcts.testkit.checked;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.expansion.MoveFilter;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.policy.MoveScores;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.testkit.rules.Overriding;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The parts of a search that see states, as a {@link io.mcts.testkit.CheckedSearch} has them: each checks what the part gives and
 * leaves.
 */
public final class CheckedParts {

    private static final String VALUES_LIE_IN_THE_RANGE =
            "an evaluator gives every player a value between minPayoff() and maxPayoff()";
    private static final String FILTERED_MOVES_ARE_LEGAL =
            "a filter of moves leaves some of the legal moves, each once";

    private CheckedParts() {}

    public static <S extends GameState<S, M>, M extends Move> Evaluator<CheckedState<S, M>> evaluator(
            Evaluator<S> evaluator) {
        return evaluator instanceof RolloutEvaluator<?, ?> rollout
                ? new RolloutEvaluator<>(CheckedParts.<S, M>policy(policyOf(rollout)))
                : new CheckedEvaluator<>(evaluator);
    }

    @SuppressWarnings("unchecked") // an evaluator of states of a game plays by a policy of the game
    private static <S extends GameState<S, M>, M extends Move> Policy<S, M> policyOf(RolloutEvaluator<?, ?> rollout) {
        return (Policy<S, M>) rollout.policy();
    }

    private static <S extends GameState<S, M>, M extends Move> Policy<CheckedState<S, M>, M> policy(
            Policy<S, M> policy) {
        return policy instanceof UniformPolicy ? new UniformPolicy<>() : new CheckedPolicy<>(policy);
    }

    public static <S extends GameState<S, M>, M extends Move> LeafBatches<CheckedState<S, M>> batches(
            LeafBatches<S> batches) {
        return new LeafBatches<>(new CheckedBatches<>(batches.evaluator()), batches.size(), batches.virtualLoss());
    }

    public static <S extends GameState<S, M>, M extends Move> MoveFilter<CheckedState<S, M>, M> filter(
            MoveFilter<S, M> filter) {
        if (filter.equals(MoveFilter.all())) {
            return MoveFilter.all(); // as a search asks for where moves can only be drawn
        }
        return (state, legal) -> {
            List<M> left = filter.filter(state.calls().inner(), legal);
            state.calls().requireUnchanged("after " + filter);
            boolean isSome = !left.isEmpty()
                    && legal.containsAll(left)
                    && left.stream().distinct().count() == left.size();
            state.calls()
                    .game()
                    .require(isSome, FILTERED_MOVES_ARE_LEGAL, state.calls().moves(), "some of " + legal, left);
            return left;
        };
    }

    public static <S extends GameState<S, M>, M extends Move> MoveScores<CheckedState<S, M>, M> scores(
            MoveScores<S, M> scores) {
        return new CheckedScores<>(scores);
    }

    /** Values of an evaluator other than rollouts. */
    private record CheckedEvaluator<S extends GameState<S, M>, M extends Move>(Evaluator<S> evaluator)
            implements Evaluator<CheckedState<S, M>> {
        @Override
        public void evaluate(CheckedState<S, M> state, RandomGenerator random, double[] payoffs) {
            state.calls().requireUnchanged("before it is evaluated");
            state.calls().spent();
            evaluator.evaluate(state.calls().inner(), random, payoffs);
            state.calls().requirePayoffs(VALUES_LIE_IN_THE_RANGE, payoffs);
        }

        @Override
        public Evaluator<CheckedState<S, M>> with(Learning learning) {
            return new CheckedEvaluator<>(evaluator.with(learning));
        }
    }

    /** Moves of a policy, which plays out by its own loop if it has one. */
    private record CheckedPolicy<S extends GameState<S, M>, M extends Move>(Policy<S, M> policy)
            implements Policy<CheckedState<S, M>, M> {
        @Override
        public M choose(CheckedState<S, M> state, RandomGenerator random) {
            M move = policy.choose(state.calls().inner(), random);
            state.calls().requireLegal(move, policy.toString());
            state.calls().requireUnchanged("after a choice by " + policy);
            return move;
        }

        @Override
        public void playOut(CheckedState<S, M> state, RandomGenerator random) {
            if (Overriding.isOverridden(
                    policy.getClass(), Policy.class, "playOut", GameState.class, RandomGenerator.class)) {
                state.calls().requireUnchanged("before it is played out");
                policy.playOut(state.calls().inner(), random);
                state.calls().playedOut(policy.toString());
            } else {
                Policy.super.playOut(state, random);
            }
        }

        @Override
        public Policy<CheckedState<S, M>, M> with(Learning learning) {
            return new CheckedPolicy<>(policy.with(learning));
        }
    }

    /** Values and priors of a batch evaluator. */
    private record CheckedBatches<S extends GameState<S, M>, M extends Move>(BatchEvaluator<S> evaluator)
            implements BatchEvaluator<CheckedState<S, M>> {
        @Override
        public void evaluate(
                List<CheckedState<S, M>> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            states.forEach(state -> state.calls().requireUnchanged("before it is evaluated"));
            evaluator.evaluate(
                    states.stream().map(state -> state.calls().inner()).toList(), random, payoffs, priors);
            for (int i = 0; i < states.size(); i++) {
                states.get(i).calls().requireUnchanged("after an evaluation by " + evaluator);
                states.get(i).calls().requirePayoffs(VALUES_LIE_IN_THE_RANGE, payoffs[i]);
            }
        }

        @Override
        public boolean givesPriors() {
            return evaluator.givesPriors();
        }

        @Override
        public BatchEvaluator<CheckedState<S, M>> with(Learning learning) {
            return new CheckedBatches<>(evaluator.with(learning));
        }
    }

    /** Scores as priors. */
    private record CheckedScores<S extends GameState<S, M>, M extends Move>(MoveScores<S, M> scores)
            implements MoveScores<CheckedState<S, M>, M> {
        @Override
        public void score(CheckedState<S, M> state, List<M> moves, double[] values) {
            scores.score(state.calls().inner(), moves, values);
            state.calls().requireUnchanged("after scores by " + scores);
        }

        @Override
        public MoveScores<CheckedState<S, M>, M> with(Learning learning) {
            return new CheckedScores<>(scores.with(learning));
        }
    }
}
