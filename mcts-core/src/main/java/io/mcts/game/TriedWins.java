package io.mcts.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds immediate wins by playing moves on copies of a state.
 *
 * <p>A player who waits would win with a move if he wins with it after every other move of the player to move that neither
 * ends the game nor keeps the turn from him; there has to be one.
 */
record TriedWins<S extends GameState<S, M>, M extends Move>(S state) implements ImmediateWins<M> {

    @Override
    public List<M> immediateWins(int player) {
        return player == state.currentPlayer() ? winningMoves(state) : threats(player);
    }

    private List<M> threats(int player) {
        List<M> threats = new ArrayList<>();
        for (M move : state.legalMoves()) {
            if (winsWhateverElseIsPlayed(move, player)) {
                threats.add(move);
            }
        }
        return Collections.unmodifiableList(threats);
    }

    private boolean winsWhateverElseIsPlayed(M move, int player) {
        boolean wins = false;
        for (M other : state.legalMoves()) {
            S after = after(state, other);
            if (other.equals(move) || after.isTerminal() || after.currentPlayer() != player) {
                continue;
            }
            if (!after.legalMoves().contains(move) || !wins(after, move)) {
                return false;
            }
            wins = true;
        }
        return wins;
    }

    private static <S extends GameState<S, M>, M extends Move> List<M> winningMoves(S state) {
        return state.legalMoves().stream().filter(move -> wins(state, move)).toList();
    }

    private static <S extends GameState<S, M>, M extends Move> boolean wins(S state, M move) {
        S after = after(state, move);
        return after.isTerminal() && after.payoff(state.currentPlayer()) == after.maxPayoff();
    }

    private static <S extends GameState<S, M>, M extends Move> S after(S state, M move) {
        S after = state.copy();
        after.play(move);
        return after;
    }
}
