package io.mcts.web;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A game for three players, each of whom chooses 0 or 1 and is paid that. */
public final class OneChoiceEach implements GameProvider {

    private static final int PLAYERS = 3;

    @Override
    public List<Entry<Game<?, ?>>> entries() {
        return List.of(Entry.of("onechoice", "each is paid what they choose", OneChoiceGame::new));
    }

    /** A choice. */
    private record Choice(int index) implements Move {

        @Override
        public String toString() {
            return "" + index;
        }
    }

    /** The choices so far. */
    private record State(StringBuilder chosen) implements GameState<State, Choice> {

        @Override
        public int playerCount() {
            return PLAYERS;
        }

        @Override
        public int currentPlayer() {
            return chosen.length();
        }

        @Override
        public boolean isTerminal() {
            return chosen.length() == PLAYERS;
        }

        @Override
        public List<Choice> legalMoves() {
            return isTerminal()
                    ? List.of()
                    : IntStream.range(0, 2).mapToObj(Choice::new).toList();
        }

        @Override
        public void play(Choice move) {
            chosen.append(move);
        }

        @Override
        public State copy() {
            return new State(new StringBuilder(chosen));
        }

        @Override
        public double payoff(int player) {
            return chosen.charAt(player) - '0';
        }
    }

    private static final class OneChoiceGame implements Game<State, Choice>, Notation<State, Choice> {

        @Override
        public State initial(RandomGenerator random) {
            return parse("");
        }

        @Override
        public Notation<State, Choice> notation() {
            return this;
        }

        @Override
        public List<String> players() {
            return List.of("first", "second", "third");
        }

        @Override
        public State parse(String position) {
            return new State(new StringBuilder(position));
        }

        @Override
        public String format(State state) {
            return state.chosen().toString();
        }
    }
}
