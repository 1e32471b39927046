package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.Resettable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A race of three players with a die: who first has three points wins.
 *
 * <p>In turn they either step, which gives one point, or throw the die, which gives none with probability 1/2, one with 1/3,
 * three with 1/6. The winner gets 1, the others 0. Tests derive faulty games from it.
 */
public class DiceRace
        implements GameState<DiceRace, DiceRace.Action>,
                Resettable<DiceRace>,
                ImmediateWins<DiceRace.Action>,
                PositionKey {

    public record Action(String name, int index) implements Move {
        @Override
        public String toString() {
            return name;
        }
    }

    static final Action STEP = new Action("step", 0);
    static final Action THROW = new Action("throw", 1);
    static final Action NONE = new Action("+0", 2);
    static final Action ONE = new Action("+1", 3);
    static final Action THREE = new Action("+3", 4);

    private static final int GOAL = 3;

    int[] points = new int[3];
    int turn;
    boolean thrown;

    public DiceRace() {}

    /** The race of two players. */
    public static DiceRace duel() {
        return new Duel();
    }

    private static final class Duel extends DiceRace {
        Duel() {
            points = new int[2];
        }
    }

    /** A new state of the same class: the initial one. */
    private DiceRace blank() {
        try {
            return getClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    @Override
    public int playerCount() {
        return points.length;
    }

    @Override
    public int currentPlayer() {
        return thrown ? CHANCE : turn;
    }

    @Override
    public boolean isTerminal() {
        return Arrays.stream(points).anyMatch(number -> number >= GOAL);
    }

    @Override
    public List<Action> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        return thrown ? List.of(NONE, ONE, THREE) : List.of(STEP, THROW);
    }

    @Override
    public void play(Action action) {
        thrown = action.equals(THROW);
        if (!thrown) {
            points[turn] += action.equals(NONE) ? 0 : action.equals(THREE) ? 3 : 1;
            turn = (turn + 1) % points.length;
        }
    }

    @Override
    public DiceRace copy() {
        DiceRace copy = blank();
        copy.resetTo(this);
        return copy;
    }

    @Override
    public void resetTo(DiceRace other) {
        points = other.points.clone();
        turn = other.turn;
        thrown = other.thrown;
    }

    @Override
    public double payoff(int player) {
        return hasWon(player) ? 1 : 0;
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    @Override
    public double probability(Action outcome) {
        return outcome.equals(NONE) ? 1.0 / 2 : outcome.equals(ONE) ? 1.0 / 3 : 1.0 / 6;
    }

    @Override
    public List<Action> immediateWins(int player) {
        return points[player] == GOAL - 1 ? List.of(STEP) : List.of();
    }

    @Override
    public long key() {
        long position = 0;
        for (int number : points) {
            position = 10 * position + number;
        }
        return 10 * position + 2L * turn + (thrown ? 1 : 0);
    }

    @Override
    public boolean mayRecur() {
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DiceRace that
                && Arrays.equals(points, that.points)
                && turn == that.turn
                && thrown == that.thrown;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(points);
    }

    boolean hasWon(int player) {
        return points[player] >= GOAL;
    }

    @Override
    public String toString() {
        return Arrays.stream(points).mapToObj(Integer::toString).collect(Collectors.joining("-"));
    }
}
