package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import io.mcts.games.go.tactics.FeatureWeights;
import io.mcts.games.go.tactics.MoveFeatures;
import io.mcts.policy.MoveScores;
import io.mcts.random.Exponential;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Scores moves by how likely a search chooses them, as weights of features say, which were fitted to its games on 9x9: {@code 0.5 + 0.1
 * ln(n p)}, from 0.03 to 0.97, for one of n moves with the probability p. Stones in own eyes, and passes that do not win, have a small
 * fixed score.
 *
 * <p>Sources: R. Coulom, <i>Computing Elo Ratings of Move Patterns in the Game of Go</i>, ICGA Journal 30(4), 2007 (probabilities of
 * moves by features, here fitted to shares of visits); S. Gelly, D. Silver, <i>Combining Online and Offline Knowledge in UCT</i>, ICML
 * 2007, section 6 (priors as visits).
 */
public final class GoPriors implements MoveScores<Go, GoMove> {

    private static final double SPREAD = 0.1;
    private static final double LEAST = 0.03;
    private static final double GREATEST = 0.97;
    private static final double USELESS = 0.05;
    private static final double WINNING = 0.99;

    private final FeatureWeights weights;

    /** With the weights that come with this class. */
    public GoPriors() {
        this(Shipped.WEIGHTS);
    }

    GoPriors(FeatureWeights weights) {
        this.weights = weights;
    }

    @Override
    public void score(Go state, List<GoMove> moves, double[] scores) {
        Board board = state.board();
        MoveFeatures features = state.tactics().features();
        features.prepare(state.colour(), state.lastPoint(1), state.lastPoint(2));
        double sum = 0;
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            int point = moves.get(i).point(board);
            scores[i] = isPlayable(state, point) ? features.sum(point, weights) : Double.NaN;
            if (!Double.isNaN(scores[i])) {
                sum += Exponential.of(scores[i]);
                count++;
            }
        }
        double even = count == 0 ? 0 : StrictMath.log(sum / count);
        for (int i = 0; i < moves.size(); i++) {
            if (Double.isNaN(scores[i])) {
                scores[i] = moves.get(i).isPass() && state.winsByPass() ? WINNING : USELESS;
            } else {
                scores[i] = Math.max(LEAST, Math.min(GREATEST, 0.5 + SPREAD * (scores[i] - even)));
            }
        }
    }

    static boolean isPlayable(Go state, int point) {
        return point != Board.NONE && !state.board().isEye(point, state.colour());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GoPriors that && weights == that.weights;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(weights);
    }

    @Override
    public String toString() {
        return "go";
    }

    /** The weights in the file of this module, read when they are first needed. */
    private static final class Shipped {

        static final FeatureWeights WEIGHTS = read();

        private static FeatureWeights read() {
            try (BufferedReader file = new BufferedReader(new InputStreamReader(
                    Objects.requireNonNull(GoPriors.class.getResourceAsStream("moves.txt")), StandardCharsets.UTF_8))) {
                return FeatureWeights.read(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
