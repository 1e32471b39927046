package io.mcts.games.connectfour;

import java.util.HashMap;
import java.util.Map;

/** The exact result of a position on any small board, by alpha-beta search with a table and nothing of the library but the game. */
final class AlphaBeta {

    private static final int LEAST = -1;
    private static final int GREATEST = 1;

    /** What is known of the result for the player to move: two bounds, by the position. */
    private final Map<ConnectFour, int[]> bounds = new HashMap<>();

    /** 1 if the player to move wins, 0 for a draw, -1 if they lose. */
    int result(ConnectFour state) {
        return result(state, LEAST, GREATEST);
    }

    private int result(ConnectFour state, int alpha, int beta) {
        if (state.isTerminal()) {
            return (int) state.payoff(state.currentPlayer());
        }
        int[] known = bounds.getOrDefault(state, new int[] {LEAST, GREATEST});
        int lower = Math.max(alpha, known[0]);
        int upper = Math.min(beta, known[1]);
        if (lower >= upper) {
            return known[0] >= beta ? known[0] : known[1] <= alpha ? known[1] : lower;
        }
        int best = LEAST;
        for (Drop move : state.legalMoves()) {
            ConnectFour next = state.copy();
            next.play(move);
            best = Math.max(best, -result(next, -upper, -Math.max(lower, best)));
            if (best >= upper) {
                break;
            }
        }
        bounds.put(state.copy(), new int[] {best > alpha ? best : known[0], best < beta ? best : known[1]});
        return best;
    }
}
