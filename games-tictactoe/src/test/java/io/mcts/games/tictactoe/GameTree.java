package io.mcts.games.tictactoe;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** The whole game, walked by {@code legalMoves}, {@code copy} and {@code play}. */
final class GameTree {

    private GameTree() {}

    /** All positions that can be reached in play, terminal ones included. */
    static Set<TicTacToe> reachable() {
        Set<TicTacToe> positions = new LinkedHashSet<>();
        collect(TicTacToe.initial(), positions);
        return positions;
    }

    /** Hands over the last position of each possible game that goes on from a state. */
    static void forEachGame(TicTacToe state, Consumer<TicTacToe> end) {
        if (state.isTerminal()) {
            end.accept(state);
        }
        for (Cell move : state.legalMoves()) {
            forEachGame(after(state, move), end);
        }
    }

    /** The probabilities that random play from a state ends with a win of x, with a win of o, with neither. */
    static double[] outcomeProbabilities(TicTacToe state) {
        if (state.isTerminal()) {
            double payoffOfX = state.payoff(0);
            return new double[] {payoffOfX > 0 ? 1 : 0, payoffOfX < 0 ? 1 : 0, payoffOfX == 0 ? 1 : 0};
        }
        double[] mean = new double[3];
        for (Cell move : state.legalMoves()) {
            double[] next = outcomeProbabilities(after(state, move));
            for (int i = 0; i < mean.length; i++) {
                mean[i] += next[i] / state.legalMoves().size();
            }
        }
        return mean;
    }

    static TicTacToe after(TicTacToe state, Cell move) {
        TicTacToe next = state.copy();
        next.play(move);
        return next;
    }

    private static void collect(TicTacToe state, Set<TicTacToe> positions) {
        if (positions.add(state)) {
            state.legalMoves().forEach(move -> collect(after(state, move), positions));
        }
    }
}
