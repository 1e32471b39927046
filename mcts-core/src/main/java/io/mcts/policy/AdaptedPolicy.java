package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * PPA, playout policy adaptation: chooses each move with a probability p proportional to {@code exp(w)}, where w is its weight. After
 * each iteration, for each of its choices by a player who won, with the probabilities before the iteration:
 *
 * <pre>
 * w(chosen) += alpha      w(m) -= alpha * p(m)   for each legal move m
 * </pre>
 *
 * <p>For rewards other than 0 and 1, alpha is multiplied by {@code max(0, 2 * reward - 1)}: a draw changes nothing. Weights begin at 0
 * and stay between -{@value #GREATEST} and {@value #GREATEST}. It learns from its own choices in rollouts. Moves are distinguished by
 * player and {@link Move#index}. Choosing outside a search is an {@link IllegalStateException}.
 *
 * <p>Source: T. Cazenave, <i>Playout Policy Adaptation for Games</i>, Advances in Computer Games, 2015.
 *
 * @param alpha how fast weights change, greater than 0 and finite; 1 in the paper
 */
public record AdaptedPolicy<S extends GameState<?, M>, M extends Move>(double alpha) implements Policy<S, M> {

    /** The greatest weight. */
    public static final int GREATEST = 100;

    public AdaptedPolicy {
        Argument.requirePositive("alpha", alpha);
    }

    @Override
    public M choose(S state, RandomGenerator random) {
        throw Learning.isMissing(this + " chooses moves");
    }

    @Override
    public Policy<S, M> with(Learning learning) {
        return learning.add(new Learned<>(this, learning.played()));
    }

    @Override
    public String toString() {
        return "ppa:alpha=" + alpha;
    }

    /** A choice of a player: numbers of {@link PlayedMoves}. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Offer(int player, int[] choices, int chosen) {}

    private static final class Learned<S extends GameState<?, M>, M extends Move> implements Policy<S, M>, Learner {

        private final AdaptedPolicy<S, M> settings;
        private final PlayedMoves played;
        private final List<Offer> offers = new ArrayList<>();
        private long iteration;
        private double[] weights = {};
        private boolean[] isChanged = {};

        /** The exponentials of the weights before the iteration. */
        private double[] exponentials = {};

        private Learned(AdaptedPolicy<S, M> settings, PlayedMoves played) {
            this.settings = settings;
            this.played = played;
        }

        @Override
        public M choose(S state, RandomGenerator random) {
            removeOffersOfOthers(played.iteration());
            int player = state.currentPlayer();
            List<M> legal = state.legalMoves();
            int[] choices = new int[legal.size()];
            for (int i = 0; i < choices.length; i++) {
                choices[i] = played.numberOf(player, legal.get(i).index());
            }
            growTo(played.numberCount());
            int chosen = draw(choices, random.nextDouble() * sum(choices));
            offers.add(new Offer(player, choices, choices[chosen]));
            return legal.get(chosen);
        }

        private void growTo(int count) {
            int before = weights.length;
            if (count > before) {
                weights = Arrays.copyOf(weights, 2 * count);
                isChanged = Arrays.copyOf(isChanged, 2 * count);
                exponentials = Arrays.copyOf(exponentials, 2 * count);
                Arrays.fill(exponentials, before, 2 * count, 1);
            }
        }

        private double sum(int[] choices) {
            double sum = 0;
            for (int choice : choices) {
                sum += exponentials[choice];
            }
            return sum;
        }

        private int draw(int[] choices, double share) {
            double rest = share;
            int last = choices.length - 1;
            for (int i = 0; i < last; i++) {
                rest -= exponentials[choices[i]];
                if (rest < 0) {
                    return i;
                }
            }
            return last;
        }

        @Override
        public void learn(PlayedMoves finished, double[] rewards) {
            removeOffersOfOthers(finished.iteration());
            for (Offer offer : offers) {
                double step = settings.alpha * Math.max(0, 2 * rewards[offer.player] - 1);
                if (step > 0) {
                    adapt(offer, step);
                }
            }
            for (Offer offer : offers) {
                for (int choice : offer.choices) {
                    apply(choice);
                }
            }
        }

        private void adapt(Offer offer, double step) {
            double sum = sum(offer.choices);
            weights[offer.chosen] += step;
            for (int choice : offer.choices) {
                weights[choice] -= step * exponentials[choice] / sum;
                isChanged[choice] = true;
            }
        }

        private void apply(int choice) {
            if (isChanged[choice]) {
                isChanged[choice] = false;
                weights[choice] = Math.max(-GREATEST, Math.min(GREATEST, weights[choice]));
                exponentials[choice] = StrictMath.exp(weights[choice]);
            }
        }

        /** Removes the offers of a failed iteration. */
        private void removeOffersOfOthers(long current) {
            if (iteration != current) {
                iteration = current;
                offers.clear();
            }
        }

        @Override
        public String toString() {
            return settings.toString();
        }
    }
}
