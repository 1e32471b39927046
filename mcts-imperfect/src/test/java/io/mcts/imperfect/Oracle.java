package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A number from 0 to 19 is drawn, which player 1 alone sees; player 1 says 0 or 1, and player 0 makes a last move. */
final class Oracle implements GameState<Oracle, Oracle.Choice>, HiddenInformation {

    /** A number, or what a player says. */
    record Choice(int index) implements Move {}

    static final int NUMBERS = 20;
    static final Choice YES = new Choice(1);

    private static final int NONE = -1;

    int number = NONE;
    private int said = NONE;
    private int last = NONE;

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return number == NONE ? CHANCE : said == NONE ? 1 : 0;
    }

    @Override
    public boolean isTerminal() {
        return last != NONE;
    }

    @Override
    public List<Choice> legalMoves() {
        return IntStream.range(0, isTerminal() ? 0 : number == NONE ? NUMBERS : 2)
                .mapToObj(Choice::new)
                .toList();
    }

    @Override
    public void play(Choice move) {
        if (number == NONE) {
            number = move.index();
        } else if (said == NONE) {
            said = move.index();
        } else {
            last = move.index();
        }
    }

    @Override
    public Oracle copy() {
        Oracle copy = new Oracle();
        copy.number = number;
        copy.said = said;
        copy.last = last;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return (last == number % 2) == (player == 0) ? 1 : -1;
    }

    @Override
    public Object informationSet(int player) {
        return List.of(player == 0 ? NONE : number, said, last);
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        throw new UnsupportedOperationException("particles are to do this");
    }
}
