package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.List;

/**
 * MAST, the move-average sampling technique: the score of a move is the average reward that its player got in the iterations in
 * which he played it, wherever that was, in the tree or in a rollout.
 *
 * <p>A move that a player never played has a score of 1, the greatest there is, so that it is tried. A move played twice in an
 * iteration counts twice. Moves are told apart by player and {@link Move#index}. Apart from a search nothing is learned, and all
 * moves are alike.
 *
 * <p>As rollout policy: {@code new EpsilonGreedyPolicy<S, M>(0.4, new MastScores<>())}; in the Gibbs form of the first source
 * {@code new SoftmaxPolicy<S, M>(temperature, new MastScores<>())}.
 *
 * <p>Sources: H. Finnsson, Y. Björnsson, <i>Simulation-Based Approach to General Game Playing</i>, AAAI 2008; M. Tak, M. Winands,
 * Y. Björnsson, <i>N-Grams and the Last-Good-Reply Policy Applied in General Game Playing</i>, IEEE Transactions on Computational
 * Intelligence and AI in Games 4(2), 2012 (epsilon-greedy).
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record MastScores<S extends GameState<S, M>, M extends Move>() implements MoveScores<S, M> {

    /** The score of a move never played. */
    static final double UNKNOWN = 1;

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        Arrays.fill(scores, 0, moves.size(), UNKNOWN);
    }

    @Override
    public MoveScores<S, M> with(Learning learning) {
        Learned<S, M> learned = new Learned<>(learning.played());
        learning.add(learned);
        return learned;
    }

    @Override
    public String toString() {
        return "mast";
    }

    private static final class Learned<S extends GameState<S, M>, M extends Move> implements MoveScores<S, M>, Learner {

        private final PlayedMoves played;
        private final Averages averages = new Averages();

        private Learned(PlayedMoves played) {
            this.played = played;
        }

        @Override
        public void score(S state, List<M> moves, double[] scores) {
            int player = state.currentPlayer();
            for (int i = 0, count = moves.size(); i < count; i++) {
                int number = played.numberOf(player, moves.get(i).index());
                scores[i] = averages.visits(number) == 0 ? UNKNOWN : averages.mean(number);
            }
        }

        @Override
        public void learn(PlayedMoves iteration, double[] rewards) {
            for (int i = 0, length = iteration.length(); i < length; i++) {
                averages.add(iteration.number(i), rewards[iteration.player(i)]);
            }
        }

        @Override
        public String toString() {
            return "mast";
        }
    }
}
