package io.mcts.cli.command;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game of a user's own that hides something, as the guide says to write one: the first player hides one coin or two, and the second
 * wins as many as there are by a right guess.
 */
final class CoinGame implements Game<CoinGame.State, CoinGame.Coins>, Notation<CoinGame.State, CoinGame.Coins> {

    private static final List<Coins> COINS = List.of(new Coins(1), new Coins(2));

    /** How many are hidden, or guessed. */
    record Coins(int index) implements Move {

        @Override
        public String toString() {
            return "" + index;
        }
    }

    /** What a player knows. */
    private record View(int player, int hidden, int guessed) {

        @Override
        public String toString() {
            return "player " + player + " of " + (hidden == 0 ? "?" : hidden) + ", guessed " + guessed;
        }
    }

    /** The coins hidden and guessed, each 0 before. */
    static final class State implements GameState<State, Coins>, HiddenInformation {

        private int hidden;
        private int guessed;

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return hidden == 0 ? 0 : 1;
        }

        @Override
        public boolean isTerminal() {
            return guessed > 0;
        }

        @Override
        public List<Coins> legalMoves() {
            return isTerminal() ? List.of() : COINS;
        }

        @Override
        public void play(Coins move) {
            if (hidden == 0) {
                hidden = move.index();
            } else {
                guessed = move.index();
            }
        }

        @Override
        public State copy() {
            State copy = new State();
            copy.hidden = hidden;
            copy.guessed = guessed;
            return copy;
        }

        @Override
        public double payoff(int player) {
            int won = hidden == guessed ? hidden : 0;
            return player == 0 ? -won : won;
        }

        @Override
        public double minPayoff() {
            return -2;
        }

        @Override
        public double maxPayoff() {
            return 2;
        }

        @Override
        public Object informationSet(int player) {
            return new View(player, player == 0 || isTerminal() ? hidden : hidden == 0 ? -1 : 0, guessed);
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {
            if (observer == 1 && hidden > 0 && !isTerminal()) {
                hidden = 1 + random.nextInt(2);
            }
        }

        @Override
        public String toString() {
            return (hidden == 0 ? "-" : "" + hidden) + (guessed == 0 ? "" : guessed);
        }
    }

    @Override
    public State initial(RandomGenerator random) {
        return new State();
    }

    @Override
    public Notation<State, Coins> notation() {
        return this;
    }

    @Override
    public List<String> players() {
        return List.of("hider", "guesser");
    }

    @Override
    public String format(State state) {
        return state.toString();
    }

    @Override
    public State parse(String text) {
        if (!text.matches("-|[12]{1,2}")) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a position; allowed: -, or the coins hidden and guessed");
        }
        State state = new State();
        if (!text.equals("-")) {
            text.chars().forEach(digit -> state.play(parseMove(state, "" + (char) digit)));
        }
        return state;
    }

    @Override
    public Coins parseMove(State state, String text) {
        return state.legalMoves().stream()
                .filter(coins -> coins.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + text + "' is not a move, or the game is over"));
    }
}
