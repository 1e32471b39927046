package io.mcts.testkit;

import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Rollout policies and evaluators with a fault each. */
final class FaultyRollouts {

    private static final Policy<GameTree, Branch> UNIFORM = new UniformPolicy<>();
    private static final Evaluator<GameTree> ROLLOUTS = new RolloutEvaluator<>(UNIFORM);

    private FaultyRollouts() {}

    static final class PlaysIllegalMoves implements Policy<GameTree, Branch> {
        @Override
        public Branch choose(GameTree state, RandomGenerator random) {
            return new Branch(random.nextInt(state.legalMoves().size() + 1));
        }
    }

    /** Tries a move in the state itself, not in a copy. */
    static final class ChangesTheState implements Policy<GameTree, Branch> {
        @Override
        public Branch choose(GameTree state, RandomGenerator random) {
            Branch move = UNIFORM.choose(state, random);
            state.play(move);
            return move;
        }
    }

    static final class HasAGeneratorOfItsOwn implements Policy<GameTree, Branch> {
        private final SplittableRandom own = new SplittableRandom(1);

        @Override
        public Branch choose(GameTree state, RandomGenerator random) {
            return UNIFORM.choose(state, own);
        }
    }

    /** Takes turns with the moves, and goes on with them in the next search. */
    static final class RemembersOtherSearches implements Policy<GameTree, Branch> {
        private int calls;

        @Override
        public Branch choose(GameTree state, RandomGenerator random) {
            List<Branch> moves = state.legalMoves();
            return moves.get(calls++ % moves.size());
        }
    }

    /** Plays on by itself, and takes outcomes of chance for moves. */
    static final class DrawsOutcomesAlike implements Policy<GameTree, Branch> {
        @Override
        public Branch choose(GameTree state, RandomGenerator random) {
            List<Branch> moves = state.legalMoves();
            return moves.get(random.nextInt(moves.size()));
        }

        @Override
        public void playOut(GameTree state, RandomGenerator random) {
            while (!state.isTerminal()) {
                state.play(choose(state, random));
            }
        }
    }

    /** Gives rewards doubled, as if they were payoffs from 0 to 20. */
    static final class LeavesTheRange implements Evaluator<GameTree> {
        @Override
        public void evaluate(GameTree state, RandomGenerator random, double[] payoffs) {
            ROLLOUTS.evaluate(state, random, payoffs);
            for (int player = 0; player < payoffs.length; player++) {
                payoffs[player] *= 2;
            }
        }
    }

    /** Writes what the player to move gets first, whoever that is. */
    static final class IsOfTheWrongPlayer implements Evaluator<GameTree> {
        @Override
        public void evaluate(GameTree state, RandomGenerator random, double[] payoffs) {
            ROLLOUTS.evaluate(state, random, payoffs);
            double first = payoffs[0];
            payoffs[0] = payoffs[payoffs.length - 1];
            payoffs[payoffs.length - 1] = first;
        }
    }

    static final class ForgetsTheLastPlayer implements Evaluator<GameTree> {
        @Override
        public void evaluate(GameTree state, RandomGenerator random, double[] payoffs) {
            ROLLOUTS.evaluate(state, random, payoffs);
            payoffs[payoffs.length - 1] = Double.NaN;
        }
    }

    /** Is right on average where the game is over soon, and a little too glad elsewhere. */
    static final class IsTooGlad implements Evaluator<GameTree> {
        @Override
        public void evaluate(GameTree state, RandomGenerator random, double[] payoffs) {
            ROLLOUTS.evaluate(state, random, payoffs);
            payoffs[0] = Math.min(10, payoffs[0] + 1);
        }
    }
}
