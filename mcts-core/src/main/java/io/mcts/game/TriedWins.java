package io.mcts.game;

import java.util.List;

/** Tries moves on copies. A player not to move wins with a move if they win with it after all other moves that give them the turn. */
record TriedWins<M extends Move>(GameState<?, M> state) implements ImmediateWins<M> {

    @Override
    public List<M> immediateWins(int player) {
        boolean isToMove = player == state.currentPlayer();
        return state.legalMoves().stream()
                .filter(move -> isToMove ? wins(state, move) : winsWhateverElseIsPlayed(move, player))
                .toList();
    }

    private boolean winsWhateverElseIsPlayed(M move, int player) {
        boolean wins = false;
        for (M other : state.legalMoves()) {
            GameState<?, M> after = after(state, other);
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

    private static <M extends Move> boolean wins(GameState<?, M> state, M move) {
        GameState<?, M> after = after(state, move);
        return after.isTerminal() && after.payoff(state.currentPlayer()) == after.maxPayoff();
    }

    private static <M extends Move> GameState<?, M> after(GameState<?, M> state, M move) {
        GameState<?, M> after = GameState.copyOf(state);
        after.play(move);
        return after;
    }
}
