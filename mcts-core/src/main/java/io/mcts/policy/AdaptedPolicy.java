package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * PPA, playout policy adaptation: each move has a weight w, and is chosen with a probability p in proportion to {@code exp(w)}.
 * After each iteration, at each of its choices, the weight of the move chosen by a player who won is raised and those of all moves
 * he could choose from are lowered by their share:
 *
 * <pre>
 * w(chosen) += alpha      w(m) -= alpha * p(m)   for each legal move m
 * </pre>
 *
 * <p>The probabilities are those before the iteration was learned from. Where rewards are not just 0 and 1, alpha counts in
 * proportion to how far the player's reward is above 0.5, the middle of the range: {@code alpha * max(0, 2 * reward - 1)}; this
 * is the paper's rule for wins and losses, and a draw changes nothing. All weights are 0 in the beginning, and none goes beyond
 * {@value #GREATEST}, so that no exponential overflows.
 *
 * <p>It learns from the choices that it made, those of rollouts. Moves are told apart by player and {@link Move#index}. Apart from
 * a search nothing is learned, and it chooses at random.
 *
 * <p>Source: T. Cazenave, <i>Playout Policy Adaptation for Games</i>, Advances in Computer Games, 2015.
 *
 * @param alpha how fast weights change, greater than 0 and finite; 1 in the paper
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record AdaptedPolicy<S extends GameState<S, M>, M extends Move>(double alpha) implements Policy<S, M> {

    /** The greatest weight, and with a minus the least. */
    public static final int GREATEST = 100;

    /**
     * Checks the constant.
     *
     * @param alpha how fast weights change
     * @throws IllegalArgumentException if it is not greater than 0 and finite
     */
    public AdaptedPolicy {
        if (!(alpha > 0 && alpha < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("alpha is a number greater than 0, not " + alpha);
        }
    }

    @Override
    public M choose(S state, RandomGenerator random) {
        return state.randomMove(random);
    }

    @Override
    public Policy<S, M> with(Learning learning) {
        Learned<S, M> learned = new Learned<>(this, learning.played());
        learning.add(learned);
        return learned;
    }

    @Override
    public String toString() {
        return "ppa:alpha=" + alpha;
    }

    private static final class Learned<S extends GameState<S, M>, M extends Move> implements Policy<S, M>, Learner {

        private final AdaptedPolicy<S, M> settings;
        private final PlayedMoves played;
        private final Offers offers = new Offers();
        private final MoveWeights weights = new MoveWeights(GREATEST);

        private Learned(AdaptedPolicy<S, M> settings, PlayedMoves played) {
            this.settings = settings;
            this.played = played;
        }

        @Override
        public M choose(S state, RandomGenerator random) {
            offers.beginUnless(played.iteration());
            int player = state.currentPlayer();
            List<M> legal = state.legalMoves();
            double sum = 0;
            for (int i = 0, count = legal.size(); i < count; i++) {
                int number = played.numberOf(player, legal.get(i).index());
                offers.add(number);
                sum += weights.exponential(number);
            }
            int chosen = draw(legal.size(), random.nextDouble() * sum);
            offers.close(player, chosen);
            return legal.get(chosen);
        }

        private int draw(int count, double share) {
            double rest = share;
            int last = count - 1;
            for (int i = 0; i < last; i++) {
                rest -= weights.exponential(offers.open(i));
                if (rest < 0) {
                    return i;
                }
            }
            return last;
        }

        @Override
        public void learn(PlayedMoves iteration, double[] rewards) {
            offers.beginUnless(iteration.iteration());
            for (int offer = 0; offer < offers.count(); offer++) {
                double step = settings.alpha * Math.max(0, 2 * rewards[offers.player(offer)] - 1);
                if (step > 0) {
                    adapt(offer, step);
                }
            }
            weights.apply();
        }

        private void adapt(int offer, double step) {
            double sum = 0;
            for (int i = offers.start(offer); i < offers.end(offer); i++) {
                sum += weights.exponential(offers.number(i));
            }
            weights.add(offers.number(offers.start(offer) + offers.chosen(offer)), step);
            for (int i = offers.start(offer); i < offers.end(offer); i++) {
                weights.add(offers.number(i), -step * weights.exponential(offers.number(i)) / sum);
            }
        }

        @Override
        public String toString() {
            return settings.toString();
        }
    }
}
