package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** A game for one of a fixed number of moves, three in each state, which are all worth the same. */
public final class Road implements GameState<Road, Road.Step> {

    private static final List<Step> STEPS = List.of(new Step(0), new Step(1), new Step(2));

    private int left;

    public record Step(int index) implements Move {}

    public Road(int moves) {
        this.left = moves;
    }

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
        return left == 0;
    }

    @Override
    public List<Step> legalMoves() {
        return isTerminal() ? List.of() : STEPS;
    }

    @Override
    public void play(Step move) {
        left--;
    }

    @Override
    public Road copy() {
        return new Road(left);
    }

    @Override
    public double payoff(int player) {
        return 0;
    }
}
