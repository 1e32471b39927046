package io.mcts.web;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A heap of seven: each takes one, two or three, and whoever takes the last wins. */
final class Heap implements Game<Heap.State, Heap.Take>, Notation<Heap.State, Heap.Take> {

    static final Entry<Game<?, ?>> ENTRY = Entry.of("heap", "take one, two or three; the last one wins", Heap::new);

    private static final List<String> PLAYERS = List.of("first", "second");

    /** The games of this program and this one. */
    static Catalog<Game<?, ?>> besideOthers() {
        return Games.added(Games.catalog(), Stream.of(() -> List.of(ENTRY)));
    }

    /** So many. */
    record Take(int index) implements Move {

        @Override
        public String toString() {
            return Integer.toString(index);
        }
    }

    /** What is left, and whose turn it is. */
    static final class State implements GameState<State, Take> {

        private int left;
        private int player;

        private State(int left, int player) {
            this.left = left;
            this.player = player;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return player;
        }

        @Override
        public boolean isTerminal() {
            return left == 0;
        }

        @Override
        public List<Take> legalMoves() {
            return IntStream.rangeClosed(1, Math.min(3, left))
                    .mapToObj(Take::new)
                    .toList();
        }

        @Override
        public void play(Take move) {
            left -= move.index();
            player = 1 - player;
        }

        @Override
        public State copy() {
            return new State(left, player);
        }

        @Override
        public double payoff(int who) {
            return who == player ? -1 : 1;
        }
    }

    @Override
    public State initial(RandomGenerator random) {
        return new State(7, 0);
    }

    @Override
    public Notation<State, Take> notation() {
        return this;
    }

    @Override
    public List<String> players() {
        return PLAYERS;
    }

    @Override
    public String diagram(State state) {
        return String.join(" ", "*".repeat(state.left).split("")) + "\n" + PLAYERS.get(state.player) + " to take";
    }

    @Override
    public String samplePosition() {
        return "5 second";
    }

    @Override
    public String format(State state) {
        return state.left + " " + PLAYERS.get(state.player);
    }

    @Override
    public State parse(String position) {
        String[] words = position.split(" ", -1);
        if (words.length != 2 || !words[0].matches("[0-7]") || !PLAYERS.contains(words[1])) {
            throw new IllegalArgumentException("'" + position + "' is not a heap; allowed: such as 5 second");
        }
        return new State(Integer.parseInt(words[0]), PLAYERS.indexOf(words[1]));
    }
}
