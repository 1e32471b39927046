package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.Argument;
import io.mcts.internal.LongTable;
import java.util.Arrays;
import java.util.List;

/**
 * NST, the n-gram selection technique: {@link MastScores MAST} with the preceding moves. The score of a move is the mean of up to three
 * averages of its player's reward: when they played it, when after the same last move, and when after the same last two moves. The score of
 * a move never played is 1.
 *
 * <p>N-grams contain the moves of all players, in the tree or in a rollout, without outcomes of chance; moves are distinguished by player
 * and {@link Move#index}. At most 2<sup>20</sup> are kept, none with a move beyond the first 2<sup>21</sup> of a search. Scoring outside a
 * search is an {@link IllegalStateException}. A rollout policy is {@code new EpsilonGreedyPolicy<>(0.2, new NGramScores<>(3, 7))}.
 *
 * <p>Source: M. Tak, M. Winands, Y. Björnsson, <i>N-Grams and the Last-Good-Reply Policy Applied in General Game Playing</i>, IEEE
 * Transactions on Computational Intelligence and AI in Games 4(2), 2012.
 *
 * @param length the longest n-gram, from 1 to 3; with 1 it is MAST
 * @param leastVisits how often an n-gram of two or three must have been played before it counts, at least 1
 */
public record NGramScores<S extends GameState<?, M>, M extends Move>(int length, int leastVisits)
        implements MoveScores<S, M> {

    public NGramScores {
        Argument.require(length >= 1 && length <= 3, "a row has a length of 1 to 3 moves", length);
        Argument.require(leastVisits >= 1, "a row counts from 1 visit or more on", leastVisits);
    }

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        throw Learning.isMissing(this + " scores moves");
    }

    @Override
    public MoveScores<S, M> with(Learning learning) {
        return learning.add(new Learned<>(toString(), this, learning.played()));
    }

    @Override
    public String toString() {
        return "nst:length=" + length + ":least-visits=" + leastVisits;
    }

    static final class Learned<S extends GameState<?, M>, M extends Move> implements MoveScores<S, M>, Learner {

        private final String name;
        private final NGramScores<S, M> settings;
        private final PlayedMoves played;
        private final Averages ofMoves = new Averages();
        private final Averages ofNGrams = new Averages();
        private final NGrams nGrams = new NGrams();

        Learned(String name, NGramScores<S, M> settings, PlayedMoves played) {
            this.name = name;
            this.settings = settings;
            this.played = played;
        }

        @Override
        public void score(S state, List<M> moves, double[] scores) {
            int player = state.currentPlayer();
            for (int i = 0, count = moves.size(); i < count; i++) {
                scores[i] = score(played.numberOf(player, moves.get(i).index()));
            }
        }

        private double score(int choice) {
            if (ofMoves.visits(choice) == 0) {
                return 1;
            }
            double sum = ofMoves.mean(choice);
            int averages = 1;
            for (int before = 1; before < settings.length; before++) {
                int nGram = nGrams.get(NGrams.key(played, played.length(), before, choice));
                if (nGram != LongTable.ABSENT && ofNGrams.visits(nGram) >= settings.leastVisits) {
                    sum += ofNGrams.mean(nGram);
                    averages++;
                }
            }
            return sum / averages;
        }

        @Override
        public void learn(PlayedMoves iteration, double[] rewards) {
            for (int i = 0, end = iteration.length(); i < end; i++) {
                int choice = iteration.number(i);
                double reward = rewards[iteration.player(i)];
                ofMoves.add(choice, reward);
                for (int before = 1; before < settings.length; before++) {
                    int nGram = nGrams.number(NGrams.key(iteration, i, before, choice));
                    if (nGram != LongTable.ABSENT) {
                        ofNGrams.add(nGram, reward);
                    }
                }
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static final class Averages {

        private double[] sums = new double[64];
        private long[] visits = new long[64];

        void add(int number, double reward) {
            if (number >= visits.length) {
                int length = Math.max(2 * visits.length, number + 1);
                sums = Arrays.copyOf(sums, length);
                visits = Arrays.copyOf(visits, length);
            }
            sums[number] += reward;
            visits[number]++;
        }

        long visits(int number) {
            return number < visits.length ? visits[number] : 0;
        }

        double mean(int number) {
            return sums[number] / visits[number];
        }
    }
}
