package io.mcts.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Finds immediate wins by playing moves on copies of a state.
 *
 * <p>A player who waits would win with a move if he wins with it after another move of the player to move, one that does not
 * end the game. One such move is enough to see it: a second one is tried only for the reply that equals the first.
 */
record TriedWins<S extends GameState<S, M>, M extends Move>(S state) implements ImmediateWins<M> {

    @Override
    public List<M> immediateWins(int player) {
        return player == state.currentPlayer() ? winningMoves(state, state.legalMoves()) : threats(player);
    }

    private List<M> threats(int player) {
        List<M> legal = state.legalMoves();
        List<M> untested = legal;
        List<M> threats = new ArrayList<>();
        for (M trial : legal) {
            if (untested.isEmpty()) {
                break;
            }
            S after = after(state, trial);
            if (after.isTerminal() || after.currentPlayer() != player) {
                continue;
            }
            List<M> replies = new ArrayList<>(untested);
            replies.remove(trial);
            replies.retainAll(after.legalMoves());
            threats.addAll(winningMoves(after, replies));
            untested = untested == legal ? List.of(trial) : List.of();
        }
        threats.sort(Comparator.comparingInt(legal::indexOf));
        return Collections.unmodifiableList(threats);
    }

    private static <S extends GameState<S, M>, M extends Move> List<M> winningMoves(S state, List<M> moves) {
        int player = state.currentPlayer();
        List<M> wins = new ArrayList<>();
        for (M move : moves) {
            S after = after(state, move);
            if (after.isTerminal() && after.payoff(player) == after.maxPayoff()) {
                wins.add(move);
            }
        }
        return Collections.unmodifiableList(wins);
    }

    private static <S extends GameState<S, M>, M extends Move> S after(S state, M move) {
        S after = state.copy();
        after.play(move);
        return after;
    }
}
