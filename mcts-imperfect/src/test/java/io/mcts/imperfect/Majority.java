package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SimultaneousMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Three players choose a side at once; each gets 1 for the right side, and 1 more if another is there. */
public final class Majority implements GameState<Majority, Majority.Side>, SimultaneousMoves<Majority.Side> {

    enum Side implements Move {
        LEFT(0),
        RIGHT(1);

        private final int index;

        Side(int index) {
            this.index = index;
        }

        @Override
        public int index() {
            return index;
        }
    }

    private final List<Side> sides = new ArrayList<>();

    @Override
    public int playerCount() {
        return 3;
    }

    @Override
    public int currentPlayer() {
        return sides.size();
    }

    @Override
    public boolean isTerminal() {
        return sides.size() == 3;
    }

    @Override
    public List<Side> legalMoves() {
        return isTerminal() ? List.of() : List.of(Side.LEFT, Side.RIGHT);
    }

    @Override
    public List<Side> legalMoves(int player) {
        return legalMoves();
    }

    @Override
    public boolean isPending() {
        return !sides.isEmpty() && !isTerminal();
    }

    @Override
    public void retract() {
        if (isPending()) {
            sides.clear();
        }
    }

    @Override
    public void play(Side move) {
        sides.add(move);
    }

    @Override
    public Majority copy() {
        Majority copy = new Majority();
        copy.sides.addAll(sides);
        return copy;
    }

    @Override
    public double payoff(int player) {
        boolean isRight = sides.get(player) == Side.RIGHT;
        boolean hasCompany = sides.stream().filter(side -> side == Side.RIGHT).count() > 1;
        return isRight ? hasCompany ? 2 : 1 : 0;
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    @Override
    public double maxPayoff() {
        return 2;
    }

    @Override
    public Object informationSet(int player) {
        return isTerminal() ? List.copyOf(sides) : sides.size() > player ? sides.get(player) : "nothing";
    }

    @Override
    public void determinize(int observer, RandomGenerator random) {
        for (int player = 0; player < sides.size() && isPending(); player++) {
            if (player != observer) {
                sides.set(player, random.nextBoolean() ? Side.LEFT : Side.RIGHT);
            }
        }
    }
}
