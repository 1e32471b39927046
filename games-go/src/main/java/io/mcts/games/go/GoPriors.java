package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import io.mcts.games.go.tactics.Patterns;
import io.mcts.policy.MoveScores;
import java.util.List;

/**
 * Scores moves by simple features, as the share of good visits among 10 even ones and others: good for a capture, an escape from atari, a
 * ladder begun or prevented, a good pattern, closeness to the last move along chains, and the inside of the board far from stones; bad for
 * self-atari, and the first and second line far from stones. Stones in own eyes, and passes that do not win, have a small fixed score.
 *
 * <p>Source: S. Gelly, D. Silver, <i>Combining Online and Offline Knowledge in UCT</i>, ICML 2007, section 6 (priors as visits); G. Chaslot
 * et al., <i>Adding Expert Knowledge and Exploration in Monte-Carlo Tree Search</i>, Advances in Computer Games 2009 (which).
 */
public record GoPriors() implements MoveScores<Go, GoMove> {

    private static final double EVEN = 10;
    private static final double CAPTURE = 15;
    private static final double LARGE_CAPTURE = 30;
    private static final double PATTERN = 10;
    private static final double SELF_ATARI = 10;
    private static final double LINE = 10;

    /** The values of points far from the last move, on its chain, beside the chain, and a step further. */
    private static final double[] NEAR = {0, 0, 22, 8};

    private static final double USELESS = 0.05;
    private static final double WINNING = 0.99;

    @Override
    public void score(Go state, List<GoMove> moves, double[] scores) {
        Board board = state.board();
        byte colour = Go.colour(state.currentPlayer());
        byte[] distances = new byte[board.points()];
        state.tactics().measure(state.lastPoint(1), distances, NEAR.length - 1);
        for (int i = 0; i < moves.size(); i++) {
            GoMove move = moves.get(i);
            int point = move.point(board);
            boolean isUseless = move.isPass() ? !state.winsByPass() : board.isEye(point, colour);
            scores[i] = isUseless ? USELESS : move.isPass() ? WINNING : score(state, point, colour, distances);
        }
    }

    private static double score(Go state, int point, byte colour, byte[] distances) {
        Board board = state.board();
        double good = NEAR[distances[point]];
        double bad = 0;
        int size = state.tactics().sizeAtStake(point, colour);
        good += size == 0 ? 0 : size == 1 ? CAPTURE : LARGE_CAPTURE;
        if (board.isSelfAtari(point, colour)) {
            bad += SELF_ATARI;
        } else if (Patterns.match(board.surroundings(point))) {
            good += PATTERN;
        }
        int line = state.tactics().lineFarFromStones(point);
        good += line >= 2 ? LINE : 0;
        bad += line == 0 || line == 1 ? LINE : 0;
        return (EVEN / 2 + good) / (EVEN + good + bad);
    }

    @Override
    public String toString() {
        return "go";
    }
}
