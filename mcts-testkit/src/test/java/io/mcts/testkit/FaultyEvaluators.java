package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.Learning;
import io.mcts.policy.UniformPolicy;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/** Evaluators of {@link Stones} with one fault each. */
final class FaultyEvaluators {

    private FaultyEvaluators() {}

    /** What is paid if the game goes on by first moves; it plays on in a copy. */
    static class Exact implements Evaluator<Stones> {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            Stones end = state.copy();
            while (!end.isTerminal()) {
                end.play(end.legalMoves().get(0));
            }
            for (int player = 0; player < payoffs.length; player++) {
                payoffs[player] = end.payoff(player);
            }
        }

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    static final class OnlyThePlayerToMoveIsTold extends Exact {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            double[] all = payoffs.clone();
            super.evaluate(state, random, all);
            payoffs[state.currentPlayer()] = all[state.currentPlayer()];
        }
    }

    static final class ValuesAreInPercent extends Exact {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            super.evaluate(state, random, payoffs);
            Arrays.setAll(payoffs, player -> 100 * payoffs[player]);
        }
    }

    static final class LeastAndGreatestAreMixedUp extends Exact {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            super.evaluate(state, random, payoffs);
            Arrays.setAll(payoffs, player -> state.minPayoff() + state.maxPayoff() - payoffs[player]);
        }
    }

    static final class TheValuesAreOfThePlayerToMove extends Exact {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            super.evaluate(state, random, payoffs);
            if (state.currentPlayer() == 1) {
                double first = payoffs[0];
                payoffs[0] = payoffs[1];
                payoffs[1] = first;
            }
        }
    }

    static final class AllGetWhatThePlayerToMoveGets extends Exact {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            int player = state.currentPlayer();
            super.evaluate(state, random, payoffs);
            Arrays.fill(payoffs, payoffs[player]);
        }
    }

    static final class TheGeneratorIsItsOwn extends Exact {
        private final Random own = new Random(1);

        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            payoffs[0] = own.nextDouble();
            payoffs[1] = -payoffs[0];
        }
    }

    static final class TheLastStateIsRemembered extends Exact {
        private int heap;

        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            payoffs[0] = heap / 10.0;
            payoffs[1] = -payoffs[0];
            heap = state.heap;
        }
    }

    static final class TheHeapIsAField extends Exact {
        private int heap;

        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            heap = state.heap;
            double noise = random.nextDouble() / 10;
            payoffs[0] = heap / 10.0 + noise;
            payoffs[1] = -payoffs[0];
        }
    }

    /** It draws no random numbers. */
    static final class TheResultIsAField extends Exact {
        private final double[] result = new double[2];
        private final Meeting meeting = new Meeting();

        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            meeting.begin();
            super.evaluate(state, random, result);
            meeting.middle();
            System.arraycopy(result, 0, payoffs, 0, payoffs.length);
        }
    }

    /** Each number of stones has the values of the first state that was seen with it. */
    static final class ValuesAreKeptByTheHeap extends Exact {
        private final Map<Integer, double[]> known = new ConcurrentHashMap<>();

        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            super.evaluate(state, random, payoffs);
            double[] kept = known.computeIfAbsent(state.heap, heap -> payoffs.clone());
            System.arraycopy(kept, 0, payoffs, 0, payoffs.length);
        }
    }

    static final class TheStateIsPlayedOn extends Exact {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            super.evaluate(state, random, payoffs);
            state.playOut(random);
        }
    }

    static final class TheEndIsWorthNothing extends Exact {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            super.evaluate(state, random, payoffs);
            if (state.isTerminal()) {
                Arrays.fill(payoffs, 0);
            }
        }
    }

    static final class ASearchGetsPercent extends Exact {
        @Override
        public Evaluator<Stones> with(Learning learning) {
            return new ValuesAreInPercent();
        }
    }

    static final class TheHeldPolicyNeverLearns extends Exact {
        private final Evaluator<Stones> held =
                new RolloutEvaluator<>(new LastGoodReplyPolicy<>(1, new UniformPolicy<>()));

        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            held.evaluate(state, random, payoffs);
        }
    }

    static final class RolloutsAreNotRecorded extends Exact {
        private final Evaluator<Stones> held = new RolloutEvaluator<>(new UniformPolicy<>());

        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            held.evaluate(state, random, payoffs);
        }

        @Override
        public Evaluator<Stones> with(Learning learning) {
            return this;
        }
    }

    static final class NothingIsPrinted implements Evaluator<Stones> {
        @Override
        public void evaluate(Stones state, RandomGenerator random, double[] payoffs) {
            Arrays.fill(payoffs, 0);
        }
    }

    /** Each state as {@link Exact} values it, all moves alike. */
    static class Batch implements BatchEvaluator<Stones> {
        @Override
        public void evaluate(List<Stones> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < payoffs.length; i++) {
                new Exact().evaluate(states.get(i), random, payoffs[i]);
                Arrays.fill(priors[i], 1.0 / priors[i].length);
            }
        }

        @Override
        public boolean givesPriors() {
            return true;
        }

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    static final class StatesArePlayedOn extends Batch {
        @Override
        public void evaluate(List<Stones> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            super.evaluate(states, random, payoffs, priors);
            states.forEach(state -> state.playOut(random));
        }
    }

    static final class PriorsAreScores extends Batch {
        @Override
        public void evaluate(List<Stones> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            super.evaluate(states, random, payoffs, priors);
            for (double[] prior : priors) {
                Arrays.fill(prior, 0.9);
            }
        }
    }

    static final class RowsOfLargeBatchesAreReversed extends Batch {
        @Override
        public void evaluate(List<Stones> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            super.evaluate(states, random, payoffs, priors);
            if (states.size() > 8) {
                Collections.reverse(Arrays.asList(payoffs));
            }
        }
    }

    static final class TheBatchIsCutAt16 extends Batch {
        @Override
        public void evaluate(List<Stones> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            super.evaluate(states, random, payoffs, priors);
            for (int i = 16; i < payoffs.length; i++) {
                Arrays.fill(payoffs[i], 0);
            }
        }
    }

    static final class AllStatesAreTheFirst extends Batch {
        @Override
        public void evaluate(List<Stones> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
            super.evaluate(states, random, payoffs, priors);
            for (double[] payoff : payoffs) {
                System.arraycopy(payoffs[0], 0, payoff, 0, payoff.length);
            }
        }
    }
}
