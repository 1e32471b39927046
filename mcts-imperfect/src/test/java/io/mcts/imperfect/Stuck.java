package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;

/** A game that is never over; after the first move there is none, or always the same. */
public class Stuck implements GameState<Stuck, Stuck.OnlyMove>, HiddenInformation {

    enum OnlyMove implements Move {
        GO_ON;

        @Override
        public int index() {
            return 0;
        }

        @Override
        public String toString() {
            return "go on";
        }
    }

    private final boolean goesOn;
    private boolean hasMoved;

    public Stuck(boolean goesOn) {
        this.goesOn = goesOn;
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
        return false;
    }

    @Override
    public List<OnlyMove> legalMoves() {
        return hasMoved && !goesOn ? List.of() : List.of(OnlyMove.GO_ON);
    }

    @Override
    public void play(OnlyMove move) {
        hasMoved = true;
    }

    @Override
    public Stuck copy() {
        Stuck copy = new Stuck(goesOn);
        copy.hasMoved = hasMoved;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return 0;
    }

    @Override
    public Object informationSet(int player) {
        return "a player";
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {}

    @Override
    public String toString() {
        return "a game";
    }
}
