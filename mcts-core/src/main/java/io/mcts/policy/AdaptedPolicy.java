package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * PPA, playout policy adaptation: each move has a weight w, and is chosen with a probability p proportional to {@code exp(w)}.
 * After each iteration, for each of its choices by a player who won, the weight of the chosen move is raised and the weights of
 * all moves they could choose from are lowered by their share:
 *
 * <pre>
 * w(chosen) += alpha      w(m) -= alpha * p(m)   for each legal move m
 * </pre>
 *
 * <p>The probabilities are those before the iteration. Where rewards are not just 0 and 1, alpha is multiplied by how far the
 * player's reward is above 0.5, the middle of the range: {@code alpha * max(0, 2 * reward - 1)}; this is the paper's rule for
 * wins and losses, and a draw changes nothing. All weights are 0 in the beginning, and are kept within {@value #GREATEST} and
 * -{@value #GREATEST}, so that no exponential overflows.
 *
 * <p>It learns from its own choices, those of rollouts. Moves are distinguished by player and {@link Move#index}. Outside a
 * search there are no weights, which is an {@link IllegalStateException}.
 *
 * <p>Source: T. Cazenave, <i>Playout Policy Adaptation for Games</i>, Advances in Computer Games, 2015.
 *
 * @param alpha how fast weights change, greater than 0 and finite; 1 in the paper
 */
public record AdaptedPolicy<S extends GameState<?, M>, M extends Move>(double alpha) implements Policy<S, M> {

    /** The greatest weight; its negative is the least. */
    public static final int GREATEST = 100;

    public AdaptedPolicy {
        if (!(alpha > 0 && alpha < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("alpha is a number greater than 0, not " + alpha);
        }
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

    private static final class Learned<S extends GameState<?, M>, M extends Move> implements Policy<S, M>, Learner {

        // an offer is what a policy could choose from: these fields, then the numbers of the moves
        private static final int PLAYER = 0;
        private static final int CHOSEN = 1;
        private static final int END = 2;
        private static final int MOVES = 3;

        private final AdaptedPolicy<S, M> settings;
        private final PlayedMoves played;
        private final MoveWeights weights = new MoveWeights(GREATEST);

        /** The offers of one iteration, one after the other. */
        private int[] offers = new int[256];

        private int used;
        private long iteration;

        private Learned(AdaptedPolicy<S, M> settings, PlayedMoves played) {
            this.settings = settings;
            this.played = played;
        }

        @Override
        public M choose(S state, RandomGenerator random) {
            removeOffersOfOthers(played.iteration());
            int player = state.currentPlayer();
            List<M> legal = state.legalMoves();
            int offer = used;
            int first = offer + MOVES;
            int end = first + legal.size();
            if (end > offers.length) {
                offers = Arrays.copyOf(offers, 2 * end);
            }
            double sum = 0;
            for (int i = first; i < end; i++) {
                offers[i] = played.numberOf(player, legal.get(i - first).index());
                sum += weights.exponential(offers[i]);
            }
            int chosen = draw(first, end, random.nextDouble() * sum);
            offers[offer + PLAYER] = player;
            offers[offer + CHOSEN] = offers[chosen];
            offers[offer + END] = end;
            used = end;
            return legal.get(chosen - first);
        }

        private int draw(int first, int end, double share) {
            double rest = share;
            int last = end - 1;
            for (int i = first; i < last; i++) {
                rest -= weights.exponential(offers[i]);
                if (rest < 0) {
                    return i;
                }
            }
            return last;
        }

        @Override
        public void learn(PlayedMoves finished, double[] rewards) {
            removeOffersOfOthers(finished.iteration());
            for (int offer = 0; offer < used; offer = offers[offer + END]) {
                double step = settings.alpha * Math.max(0, 2 * rewards[offers[offer + PLAYER]] - 1);
                if (step > 0) {
                    adapt(offer, step);
                }
            }
            weights.apply();
        }

        private void adapt(int offer, double step) {
            int end = offers[offer + END];
            double sum = 0;
            for (int i = offer + MOVES; i < end; i++) {
                sum += weights.exponential(offers[i]);
            }
            weights.add(offers[offer + CHOSEN], step);
            for (int i = offer + MOVES; i < end; i++) {
                weights.add(offers[i], -step * weights.exponential(offers[i]) / sum);
            }
        }

        /** An iteration that failed has left offers that nobody has learned from. */
        private void removeOffersOfOthers(long current) {
            if (iteration != current) {
                iteration = current;
                used = 0;
            }
        }

        @Override
        public String toString() {
            return settings.toString();
        }
    }
}
