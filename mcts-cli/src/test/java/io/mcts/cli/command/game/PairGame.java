package io.mcts.cli.command.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.StatedFacts;
import java.util.List;
import java.util.random.RandomGenerator;

/** A cooperative game, for tests: two players choose one of three letters each, and both win if these are alike. */
record PairGame(StatedFacts<PairGame.Pair> facts)
        implements Game<PairGame.Pair, PairGame.Letter>, Notation<PairGame.Pair, PairGame.Letter> {

    record Letter(int index) implements Move {

        @Override
        public String toString() {
            return String.valueOf((char) ('a' + index));
        }
    }

    /** The letters that are chosen. */
    static final class Pair implements GameState<Pair, Letter> {

        private static final List<Letter> LETTERS = List.of(new Letter(0), new Letter(1), new Letter(2));

        private String letters;

        Pair(String letters) {
            this.letters = letters;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return letters.length();
        }

        @Override
        public boolean isTerminal() {
            return letters.length() == 2;
        }

        @Override
        public List<Letter> legalMoves() {
            return isTerminal() ? List.of() : LETTERS;
        }

        @Override
        public void play(Letter move) {
            letters += move;
        }

        @Override
        public Pair copy() {
            return new Pair(letters);
        }

        @Override
        public double payoff(int player) {
            return isAlike() ? 1 : -1;
        }

        boolean isAlike() {
            return isTerminal() && letters.charAt(0) == letters.charAt(1);
        }
    }

    @Override
    public Pair initial(RandomGenerator random) {
        return new Pair("");
    }

    @Override
    public Notation<Pair, Letter> notation() {
        return this;
    }

    @Override
    public List<String> players() {
        return List.of("first", "second");
    }

    @Override
    public Pair parse(String position) {
        if (!position.matches("=[abc]{0,2}")) {
            throw new IllegalArgumentException("'" + position + "' is not = and up to two of the letters a, b and c");
        }
        return new Pair(position.substring(1));
    }

    @Override
    public String format(Pair state) {
        return "=" + state.letters;
    }
}
