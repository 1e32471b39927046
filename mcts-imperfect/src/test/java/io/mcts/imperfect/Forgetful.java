package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;

/** A game whose first player moves twice and forgets the first move. The payoffs are 2, 0, -5 and 1; only 2 is worth having. */
public final class Forgetful implements GameState<Forgetful, Forgetful.Choice>, HiddenInformation {

    public record Choice(int index) implements Move {}

    private static final double[][] PAYOFFS = {{2, 0}, {-5, 1}};

    private int first = -1;
    private int second = -1;

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return 0;
    }

    @Override
    public boolean isTerminal() {
        return second >= 0;
    }

    @Override
    public List<Choice> legalMoves() {
        return isTerminal() ? List.of() : List.of(new Choice(0), new Choice(1));
    }

    @Override
    public void play(Choice move) {
        if (first < 0) {
            first = move.index();
        } else {
            second = move.index();
        }
    }

    @Override
    public Forgetful copy() {
        Forgetful copy = new Forgetful();
        copy.first = first;
        copy.second = second;
        return copy;
    }

    @Override
    public double payoff(int player) {
        double payoff = PAYOFFS[first][second];
        return player == 0 ? payoff : -payoff;
    }

    @Override
    public double minPayoff() {
        return -5;
    }

    @Override
    public double maxPayoff() {
        return 5;
    }

    @Override
    public Object informationSet(int player) {
        return player == 0 ? (first < 0 ? "first" : "second " + second) : List.of(first, second);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        if (observer == 0 && first >= 0) {
            first = random.nextInt(2);
        }
    }
}
