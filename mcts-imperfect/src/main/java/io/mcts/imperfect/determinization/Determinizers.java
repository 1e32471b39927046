package io.mcts.imperfect.determinization;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.imperfect.internal.DeterminizationRandom;
import io.mcts.internal.Argument;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

final class Determinizers {

    private Determinizers() {}

    record OfGame<S>() implements Determinizer<S> {

        @Override
        public S determinize(S state, int observer, RandomGenerator random) {
            if (state instanceof HiddenInformation hidden) {
                hidden.determinize(observer, random);
            }
            return state;
        }

        @Override
        public String toString() {
            return "game";
        }
    }

    record Cheating<S>() implements Determinizer<S> {

        @Override
        public S determinize(S state, int observer, RandomGenerator random) {
            return state;
        }

        @Override
        public String toString() {
            return "cheating";
        }
    }

    /** Candidates are identified by their seeds, so that the chosen one can be drawn again. */
    record Weighted<S extends GameState<?, ?>>(Determinizer<S> inner, ToDoubleFunction<S> weight, int candidates)
            implements Determinizer<S> {

        Weighted {
            Objects.requireNonNull(inner, "inner");
            Objects.requireNonNull(weight, "weight");
            Argument.require(candidates >= 1, "a draw by weights is among 1 candidate or more", candidates);
        }

        @Override
        public S determinize(S state, int observer, RandomGenerator random) {
            long[] seeds = new long[candidates];
            double[] weights = new double[candidates];
            double sum = 0;
            for (int i = 0; i < candidates; i++) {
                seeds[i] = random.nextLong();
                S candidate = inner.determinize(
                        GameState.copyOf(state), observer, DeterminizationRandom.seeded(random, seeds[i]));
                weights[i] = weight.applyAsDouble(candidate);
                if (!(weights[i] >= 0)) {
                    throw new IllegalStateException("a weight is 0 or more, not " + weights[i] + ", of " + candidate);
                }
                sum += weights[i];
            }
            if (!(sum > 0 && sum < Double.POSITIVE_INFINITY)) {
                throw new IllegalStateException("the weights of " + candidates + " states drawn sum to " + sum
                        + ", not to a number greater than 0");
            }
            double rest = random.nextDouble() * sum;
            int chosen = 0;
            while (chosen < candidates - 1 && rest >= weights[chosen]) {
                rest -= weights[chosen++];
            }
            return inner.determinize(state, observer, DeterminizationRandom.seeded(random, seeds[chosen]));
        }

        @Override
        public String toString() {
            return "weighted:" + inner + ":candidates=" + candidates;
        }
    }
}
