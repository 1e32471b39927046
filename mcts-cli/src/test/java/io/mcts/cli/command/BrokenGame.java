package io.mcts.cli.command;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.random.RandomGenerator;

/** A game whose moves fail, for tests. */
final class BrokenGame implements Game<BrokenGame.Stuck, BrokenGame.Push>, Notation<BrokenGame.Stuck, BrokenGame.Push> {

    /** The only move. */
    record Push(int index) implements Move {}

    /** The only state. */
    record Stuck() implements GameState<Stuck, Push> {

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
        public List<Push> legalMoves() {
            return List.of(new Push(0));
        }

        @Override
        public void play(Push move) {
            throw new UnsupportedOperationException("it does not move");
        }

        @Override
        public Stuck copy() {
            return new Stuck();
        }

        @Override
        public double payoff(int player) {
            return 0;
        }
    }

    @Override
    public Stuck initial(RandomGenerator random) {
        return new Stuck();
    }

    @Override
    public Notation<Stuck, Push> notation() {
        return this;
    }

    @Override
    public List<String> players() {
        return List.of("you");
    }

    @Override
    public String diagram(Stuck state) {
        return "stuck";
    }

    @Override
    public String samplePosition() {
        return "stuck";
    }

    @Override
    public Stuck parse(String position) {
        return new Stuck();
    }

    @Override
    public String format(Stuck state) {
        return "stuck";
    }
}
