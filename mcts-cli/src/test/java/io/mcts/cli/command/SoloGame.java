package io.mcts.cli.command;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.random.RandomGenerator;

/** A game for one player, for tests: one move, which pays what it says. */
final class SoloGame implements Game<SoloGame.Choice, SoloGame.Pay>, Notation<SoloGame.Choice, SoloGame.Pay> {

    private static final List<String> POSITIONS = List.of("open", "paid0", "paid1");

    /** A payoff of 0 or 1. */
    record Pay(int index) implements Move {

        @Override
        public String toString() {
            return "pay" + index;
        }
    }

    /** Before or after the only move. */
    static final class Choice implements GameState<Choice, Pay> {

        private int paid = -1;

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
            return paid >= 0;
        }

        @Override
        public List<Pay> legalMoves() {
            return isTerminal() ? List.of() : List.of(new Pay(0), new Pay(1));
        }

        @Override
        public void play(Pay move) {
            paid = move.index();
        }

        @Override
        public Choice copy() {
            Choice copy = new Choice();
            copy.paid = paid;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return paid;
        }
    }

    @Override
    public List<Entry<Heuristic<Choice>>> heuristics() {
        return List.of(Entry.of("half", "the middle, always", () -> (state, payoffs) -> payoffs[0] = 0.5));
    }

    @Override
    public Choice initial(RandomGenerator random) {
        return new Choice();
    }

    @Override
    public Notation<Choice, Pay> notation() {
        return this;
    }

    @Override
    public List<String> players() {
        return List.of("you");
    }

    @Override
    public String diagram(Choice state) {
        return format(state);
    }

    @Override
    public String samplePosition() {
        return "open";
    }

    @Override
    public Choice parse(String position) {
        Choice choice = new Choice();
        choice.paid = POSITIONS.indexOf(position) - 1;
        if (choice.paid < -1) {
            throw new IllegalArgumentException("'" + position + "' is none of " + POSITIONS);
        }
        return choice;
    }

    @Override
    public String format(Choice state) {
        return POSITIONS.get(state.paid + 1);
    }
}
