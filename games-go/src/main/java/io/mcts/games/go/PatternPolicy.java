package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import java.util.random.RandomGenerator;

/**
 * Plays near the last moves: saves stones in atari, unless a ladder catches them, or captures beside the last move; otherwise takes a
 * liberty that a chain with two would gain by; otherwise plays a good pattern around one of the last two moves; otherwise plays like {@link
 * EyePolicy}, but refuses half of the self-ataris and all of six stones or more. Each of the first three is skipped once in ten times.
 *
 * <p>Sources: S. Gelly, Y. Wang, R. Munos, O. Teytaud, <i>Modification of UCT with Patterns in Monte-Carlo Go</i>, INRIA 6062, 2006, section
 * 3.2; M. Enzenberger, M. Müller, <i>Fuego: An Open-Source Framework for Board Games and Go Engine Based on Monte Carlo Tree Search</i>,
 * IEEE TCIAIG 2(4), 2010, section IV (moves for chains with few liberties).
 */
public record PatternPolicy() implements PointPolicy {

    private static final int TENTHS = 10;

    @Override
    public int point(Go state, int last, int beforeLast, RandomGenerator random) {
        byte colour = state.colour();
        int point = Board.NONE;
        if (last != Board.NONE && random.nextInt(TENTHS) > 0) {
            point = state.tactics().answerToAtari(colour, last, random);
        }
        if (last != Board.NONE && point == Board.NONE && random.nextInt(TENTHS) > 0) {
            point = state.tactics().liberty(colour, last, random);
        }
        if (last != Board.NONE && point == Board.NONE && random.nextInt(TENTHS) > 0) {
            point = state.tactics().pattern(colour, last, beforeLast, random);
        }
        return point == Board.NONE ? state.board().randomPoint(colour, true, random) : point;
    }

    @Override
    public String toString() {
        return "patterns";
    }
}
