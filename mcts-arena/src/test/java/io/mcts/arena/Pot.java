package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** A game for three: each in turn takes up to three points, and has them and four more. */
public final class Pot implements GameState<Pot, Pot.Take> {

    private static final List<Take> TAKES = List.of(new Take(0), new Take(1), new Take(2), new Take(3));

    private final int[] points = new int[3];
    private int turn;

    /** Some points. */
    public record Take(int index) implements Move {}

    @Override
    public int playerCount() {
        return 3;
    }

    @Override
    public int currentPlayer() {
        return turn;
    }

    @Override
    public boolean isTerminal() {
        return turn == 3;
    }

    @Override
    public List<Take> legalMoves() {
        return isTerminal() ? List.of() : TAKES;
    }

    @Override
    public void play(Take move) {
        points[turn++] = move.index();
    }

    @Override
    public Pot copy() {
        Pot copy = new Pot();
        System.arraycopy(points, 0, copy.points, 0, points.length);
        copy.turn = turn;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return points[player];
    }

    @Override
    public double minPayoff() {
        return -4;
    }

    @Override
    public double maxPayoff() {
        return 4;
    }
}
