package com.example.games;

import io.mcts.game.GameState;
import java.util.List;

/**
 * Pig for one player: as many points as possible, up to a goal, in some turns. In a turn the player rolls a die as often as he
 * likes. A one ends the turn and all its points are lost; who holds in time keeps them.
 */
public final class Pig implements GameState<Pig, PigMove> {

    private static final List<PigMove> FACES =
            List.of(PigMove.ONE, PigMove.TWO, PigMove.THREE, PigMove.FOUR, PigMove.FIVE, PigMove.SIX);

    private final int goal;
    private int turns;
    private int score;
    private int turnTotal;
    private boolean isRolling;

    /** Before a choice in the first of some turns. */
    public Pig(int goal, int turns, int score, int turnTotal) {
        this.goal = goal;
        this.turns = turns;
        this.score = score;
        this.turnTotal = turnTotal;
    }

    @Override
    public int playerCount() {
        return 1;
    }

    @Override
    public int currentPlayer() {
        return isRolling ? CHANCE : 0;
    }

    @Override
    public boolean isTerminal() {
        return turns == 0 || score >= goal;
    }

    @Override
    public List<PigMove> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        if (isRolling) {
            return FACES;
        }
        return turnTotal == 0 ? List.of(PigMove.ROLL) : List.of(PigMove.HOLD, PigMove.ROLL);
    }

    @Override
    public void play(PigMove move) {
        isRolling = move == PigMove.ROLL;
        switch (move) {
            case ROLL -> {}
            case HOLD -> endTurn(turnTotal);
            case ONE -> endTurn(0);
            default -> {
                turnTotal += move.pips();
                if (score + turnTotal >= goal) {
                    endTurn(turnTotal);
                }
            }
        }
    }

    private void endTurn(int points) {
        score = Math.min(goal, score + points);
        turnTotal = 0;
        turns--;
    }

    @Override
    public Pig copy() {
        Pig copy = new Pig(goal, turns, score, turnTotal);
        copy.isRolling = isRolling;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return score;
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    @Override
    public double maxPayoff() {
        return goal;
    }

    @Override
    public String toString() {
        return score + " of " + goal + " points, " + turns + " turns, " + turnTotal + " in this one";
    }
}
