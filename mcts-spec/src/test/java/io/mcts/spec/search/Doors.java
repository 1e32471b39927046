package io.mcts.spec.search;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A game for one player, who opens three doors in turn, each 0, 1 or 2, and is paid the sum: the best is always 2. */
final class Doors implements Game<Doors.State, Doors.Door>, Notation<Doors.State, Doors.Door> {

    private static final int ROUNDS = 3;
    private static final int DOORS = 3;

    /** A door. */
    record Door(int index) implements Move {

        @Override
        public String toString() {
            return "" + index;
        }
    }

    /** The doors that have been opened. */
    static final class State implements GameState<State, Door> {

        private final StringBuilder opened;

        State(String opened) {
            this.opened = new StringBuilder(opened);
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
            return opened.length() == ROUNDS;
        }

        @Override
        public List<Door> legalMoves() {
            return isTerminal()
                    ? List.of()
                    : IntStream.range(0, DOORS).mapToObj(Door::new).toList();
        }

        @Override
        public void play(Door move) {
            opened.append(move);
        }

        @Override
        public State copy() {
            return new State(opened.toString());
        }

        @Override
        public double payoff(int player) {
            return opened.chars().map(Character::getNumericValue).sum();
        }

        @Override
        public double minPayoff() {
            return 0;
        }

        @Override
        public double maxPayoff() {
            return ROUNDS * (DOORS - 1);
        }

        @Override
        public String toString() {
            return opened.toString();
        }
    }

    @Override
    public State initial(RandomGenerator random) {
        return new State("");
    }

    @Override
    public Notation<State, Door> notation() {
        return this;
    }

    @Override
    public List<String> players() {
        return List.of("opener");
    }

    @Override
    public State parse(String position) {
        return new State(position);
    }

    @Override
    public String format(State state) {
        return state.toString();
    }
}
