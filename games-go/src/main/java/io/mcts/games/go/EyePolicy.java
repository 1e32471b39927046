package io.mcts.games.go;

import java.util.random.RandomGenerator;

/**
 * Plays uniformly random moves that fill no own eye; a pass if there is none. An eye is a point with own stones on all sides and all
 * diagonals but one, at the edge on all. Rollouts keep to simple ko, and pass after three moves for each point of the board.
 *
 * <p>Source: B. Brügmann, <i>Monte Carlo Go</i>, 1993; S. Gelly, Y. Wang, R. Munos, O. Teytaud, <i>Modification of UCT with Patterns in
 * Monte-Carlo Go</i>, INRIA 6062, 2006.
 */
public record EyePolicy() implements PointPolicy {

    @Override
    public int point(Go state, int last, int beforeLast, RandomGenerator random) {
        return state.board().randomPoint(state.colour(), false, random);
    }

    @Override
    public String toString() {
        return "eyes";
    }
}
