package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.stream.IntStream;

/** A right game of one player that overrides no default, without capabilities, keeps every rule. */
class CountdownProperties implements GameStateContract<CountdownProperties.Countdown, CountdownProperties.Take> {

    @Override
    public List<Countdown> initialStates() {
        return List.of(new Countdown(7), new Countdown(0));
    }

    record Take(int index) implements Move {}

    static final class Countdown implements GameState<Countdown, Take> {

        private int rest;

        Countdown(int rest) {
            this.rest = rest;
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
            return rest <= 0;
        }

        @Override
        public List<Take> legalMoves() {
            return isTerminal()
                    ? List.of()
                    : IntStream.rangeClosed(1, 3).mapToObj(Take::new).toList();
        }

        @Override
        public void play(Take take) {
            rest -= take.index();
        }

        @Override
        public Countdown copy() {
            return new Countdown(rest);
        }

        @Override
        public double payoff(int player) {
            return rest == 0 ? 1 : -1;
        }
    }
}
