package io.mcts.testkit.rules;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** A game in which chance decides alone: after a move without a choice, a die with uneven sides pays. */
final class Die implements GameState<Die, Die.Side> {

    /** What the first of two players gets on average; 0.5 if outcomes counted alike. */
    static final double WORTH = 0.6;

    private static final List<Side> BEGIN = List.of(new Side(0));
    private static final List<Side> SIDES = List.of(new Side(0), new Side(1));
    private static final double[] PROBABILITIES = {0.75, 0.25};
    private static final double[] PAYOFFS = {0.7, 0.3};

    private int played;
    private int side;

    /** The move to throw, or a side of the die. */
    record Side(int index) implements Move {}

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return played == 0 ? 0 : CHANCE;
    }

    @Override
    public boolean isTerminal() {
        return played == 2;
    }

    @Override
    public List<Side> legalMoves() {
        return isTerminal() ? List.of() : played == 0 ? BEGIN : SIDES;
    }

    @Override
    public void play(Side move) {
        side = move.index();
        played++;
    }

    @Override
    public Die copy() {
        Die copy = new Die();
        copy.played = played;
        copy.side = side;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return player == 0 ? PAYOFFS[side] : 1 - PAYOFFS[side];
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    @Override
    public double probability(Side outcome) {
        return PROBABILITIES[outcome.index()];
    }

    @Override
    public String toString() {
        return "a die that pays 0.7 with probability 0.75, else 0.3";
    }
}
