package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import java.util.List;

/** A coin is turned once: a game with a key whose states are equal by identity. */
final class WithoutEquals implements GameState<WithoutEquals, WithoutEquals.Turn>, PositionKey {

    enum Turn implements Move {
        TURN;

        @Override
        public int index() {
            return 0;
        }
    }

    private boolean isTurned;

    @Override
    public int playerCount() {
        return 1;
    }

    @Override
    public int currentPlayer() {
        return 0;
    }

    @Override
    public boolean isTerminal() {
        return isTurned;
    }

    @Override
    public List<Turn> legalMoves() {
        return isTurned ? List.of() : List.of(Turn.TURN);
    }

    @Override
    public void play(Turn move) {
        isTurned = true;
    }

    @Override
    public WithoutEquals copy() {
        WithoutEquals copy = new WithoutEquals();
        copy.isTurned = isTurned;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return 1;
    }

    @Override
    public long key() {
        return isTurned ? 1 : 0;
    }
}
