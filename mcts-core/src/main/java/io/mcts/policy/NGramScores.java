package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.List;

/**
 * NST, the n-gram selection technique: {@link MastScores MAST} that looks at what was played just before. The score of a move is
 * the mean of some averages: of the reward its player got in the iterations in which he played it; in which he played it after
 * the same last move; in which he played it after the same last two moves.
 *
 * <p>The averages of two and three moves in a row are left out until such a row was played some times. A move that a player never
 * played has a score of 1. The moves in a row are those of all players, in the tree or in a rollout, without outcomes of chance
 * between them. Moves are told apart by player and {@link Move#index}. Apart from a search nothing is learned, and all moves are
 * alike.
 *
 * <p>At most {@value #MOST_ROWS} rows of two and three moves are kept; those met later are not. Rows with a move beyond the first
 * {@value #MOST_CHOICES} that a search meets are not kept either.
 *
 * <p>As rollout policy: {@code new EpsilonGreedyPolicy<S, M>(0.2, new NGramScores<>(3, 7))}.
 *
 * <p>Source: M. Tak, M. Winands, Y. Björnsson, <i>N-Grams and the Last-Good-Reply Policy Applied in General Game Playing</i>, IEEE
 * Transactions on Computational Intelligence and AI in Games 4(2), 2012.
 *
 * @param length the longest row, from 1 to 3; with 1 it is MAST
 * @param leastVisits how often a row of two or three must have been played until it counts, at least 1
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record NGramScores<S extends GameState<S, M>, M extends Move>(int length, int leastVisits)
        implements MoveScores<S, M> {

    /** The most rows of two and three moves that are kept. */
    public static final int MOST_ROWS = 1 << 20;

    /** The most different choices that rows are made of. */
    public static final int MOST_CHOICES = Rows.MOST_CHOICES;

    private static final int LONGEST = 3;

    /**
     * Checks the lengths.
     *
     * @param length the longest row
     * @param leastVisits how often a row of two or three must have been played until it counts
     * @throws IllegalArgumentException if one is outside its range
     */
    public NGramScores {
        if (length < 1 || length > LONGEST) {
            throw new IllegalArgumentException("a row has a length of 1 to " + LONGEST + " moves, not " + length);
        }
        if (leastVisits < 1) {
            throw new IllegalArgumentException("a row counts from 1 visit or more on, not " + leastVisits);
        }
    }

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        Arrays.fill(scores, 0, moves.size(), MastScores.UNKNOWN);
    }

    @Override
    public MoveScores<S, M> with(Learning learning) {
        Learned<S, M> learned = new Learned<>(this, learning.played());
        learning.add(learned);
        return learned;
    }

    @Override
    public String toString() {
        return "nst:length=" + length + ":least-visits=" + leastVisits;
    }

    private static final class Learned<S extends GameState<S, M>, M extends Move> implements MoveScores<S, M>, Learner {

        private final NGramScores<S, M> settings;
        private final PlayedMoves played;
        private final Averages ofMoves = new Averages();
        private final Averages ofRows = new Averages();
        private final KeyTable rows = new KeyTable(MOST_ROWS);

        private Learned(NGramScores<S, M> settings, PlayedMoves played) {
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
                return MastScores.UNKNOWN;
            }
            double sum = ofMoves.mean(choice);
            int averages = 1;
            for (int before = 1; before < settings.length; before++) {
                long key = Rows.key(played, played.length(), before, choice);
                int row = key == Rows.NONE ? KeyTable.ABSENT : rows.find(key);
                if (row != KeyTable.ABSENT && ofRows.visits(row) >= settings.leastVisits) {
                    sum += ofRows.mean(row);
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
                    long key = Rows.key(iteration, i, before, choice);
                    int row = key == Rows.NONE ? KeyTable.ABSENT : rows.add(key);
                    if (row != KeyTable.ABSENT) {
                        ofRows.add(row, reward);
                    }
                }
            }
        }

        @Override
        public String toString() {
            return settings.toString();
        }
    }
}
