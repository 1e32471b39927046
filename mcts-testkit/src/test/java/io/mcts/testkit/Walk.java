package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** One player walks to the right or back, from 0 to 3, where the game is over. It ends in random play, and need not end in other. */
final class Walk implements GameState<Walk, Walk.Step> {

    enum Step implements Move {
        RIGHT,
        BACK;

        @Override
        public int index() {
            return this == RIGHT ? 0 : 1;
        }
    }

    private static final List<Step> STEPS = List.of(Step.RIGHT, Step.BACK);
    private static final int GOAL = 3;

    private int place;

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
        return place == GOAL;
    }

    @Override
    public List<Step> legalMoves() {
        return isTerminal() ? List.of() : STEPS;
    }

    @Override
    public void play(Step step) {
        place = step == Step.RIGHT ? place + 1 : Math.max(0, place - 1);
    }

    @Override
    public Walk copy() {
        Walk copy = new Walk();
        copy.place = place;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return 1;
    }

    @Override
    public String toString() {
        return "at " + place;
    }
}
