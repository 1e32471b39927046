package io.mcts.examples.ugi;

import io.mcts.game.GameState;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What may be asked about a position. */
enum Question {
    /** Whether the first player is to move. */
    P1TURN {
        @Override
        String answer(GameState<?, ?> state) {
            return Boolean.toString(!state.isTerminal() && state.currentPlayer() == 0);
        }
    },
    /**
     * How the game ended: {@code none} before its end, {@code draw} if several share the greatest payoff. Who plays alone
     * wins with more than the middle of the payoffs and loses, to a second player as it were, with less.
     */
    RESULT {
        @Override
        String answer(GameState<?, ?> state) {
            if (!state.isTerminal()) {
                return "none";
            }
            List<Double> payoffs = payoffs(state);
            double best =
                    payoffs.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
            int winner = payoffs.indexOf(best);
            return winner == payoffs.lastIndexOf(best) ? "p" + (winner + 1) + "win" : "draw";
        }
    },
    /** Whether the game is over. */
    GAMEOVER {
        @Override
        String answer(GameState<?, ?> state) {
            return Boolean.toString(state.isTerminal());
        }
    };

    abstract String answer(GameState<?, ?> state);

    /** The word by which it is asked. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static List<Double> payoffs(GameState<?, ?> state) {
        if (state.playerCount() == 1) {
            double own = state.payoff(0);
            return List.of(own, state.minPayoff() + state.maxPayoff() - own);
        }
        return IntStream.range(0, state.playerCount()).mapToObj(state::payoff).toList();
    }
}
