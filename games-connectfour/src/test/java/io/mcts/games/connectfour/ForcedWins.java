package io.mcts.games.connectfour;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Proves wins within a number of moves by trying all of them, with nothing of the library but the rules. */
final class ForcedWins {

    /** For a position, up to how many moves there is no win, or from how many on there is: then it is negative. */
    private final Map<ConnectFour, Integer> known = new HashMap<>();

    /** Whether the player to move loses after a drop, whatever they play, within a number of moves of both. */
    boolean loses(ConnectFour state, Drop drop, int moves) {
        return wins(after(state, drop), moves);
    }

    /** Whether the player to move wins within a number of moves of both. */
    boolean wins(ConnectFour state, int moves) {
        if (state.isTerminal() || moves < 1) {
            return false;
        }
        int bound = known.getOrDefault(state, 0);
        if ((bound < 0 && -bound <= moves) || bound >= moves) {
            return bound < 0;
        }
        boolean isWon = state.legalMoves().stream().anyMatch(drop -> isWin(state, drop));
        if (!isWon && moves >= 3) {
            List<Drop> forced = blocks(state);
            isWon = (forced.isEmpty() ? state.legalMoves() : forced)
                    .stream().anyMatch(drop -> isLost(after(state, drop), moves - 1));
        }
        known.put(state, isWon ? -moves : moves);
        return isWon;
    }

    /** Whether all moves of the player to move lose. */
    private boolean isLost(ConnectFour state, int moves) {
        if (state.isTerminal() || state.legalMoves().stream().anyMatch(drop -> isWin(state, drop))) {
            return false;
        }
        List<Drop> forced = blocks(state);
        return forced.size() > 1
                || (forced.isEmpty() ? state.legalMoves() : forced)
                        .stream().allMatch(drop -> wins(after(state, drop), moves - 1));
    }

    /** The moves with which the other player would win. */
    private static List<Drop> blocks(ConnectFour state) {
        return state.immediateWins(1 - state.currentPlayer());
    }

    private static boolean isWin(ConnectFour state, Drop drop) {
        ConnectFour next = after(state, drop);
        return next.isTerminal() && next.payoff(state.currentPlayer()) == 1;
    }

    private static ConnectFour after(ConnectFour state, Drop drop) {
        ConnectFour next = state.copy();
        next.play(drop);
        return next;
    }
}
