package io.mcts.imperfect;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * One player takes 0.55 for sure, or a ticket: a number from 0 to 1, which they may keep or exchange once for another. A ticket is
 * worth 5/8 if the right numbers are kept, and 1/2 if it is exchanged without looking.
 */
final class Lottery implements GameState<Lottery, Lottery.Step>, SampledChance {

    private static final double SURE = 0.55;

    record Step(String name, double number) implements Move {

        static final Step SAFE = new Step("safe", SURE);
        static final Step TICKET = new Step("ticket", 0);
        static final Step KEEP = new Step("keep", 0);
        static final Step EXCHANGE = new Step("exchange", 0);

        @Override
        public int index() {
            return Math.abs(name.hashCode() % 1_000);
        }
    }

    private final List<Step> steps = new ArrayList<>();

    @Override
    public int playerCount() {
        return 1;
    }

    @Override
    public int currentPlayer() {
        return isSampled() ? CHANCE : 0;
    }

    @Override
    public boolean isSampled() {
        return !isTerminal() && (isLast(Step.TICKET) || isLast(Step.EXCHANGE));
    }

    private boolean isLast(Step step) {
        return !steps.isEmpty() && steps.get(steps.size() - 1).equals(step);
    }

    @Override
    public boolean isTerminal() {
        return isLast(Step.SAFE) || isLast(Step.KEEP) || steps.size() == 4;
    }

    @Override
    public List<Step> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        if (isSampled()) {
            throw new UnsupportedOperationException("the numbers of a lottery are only drawn");
        }
        return steps.isEmpty() ? List.of(Step.SAFE, Step.TICKET) : List.of(Step.KEEP, Step.EXCHANGE);
    }

    @Override
    public Step randomMove(RandomGenerator random) {
        return isSampled()
                ? new Step("drawn", random.nextDouble())
                : legalMoves().get(random.nextInt(legalMoves().size()));
    }

    @Override
    public void play(Step move) {
        steps.add(move);
    }

    @Override
    public Lottery copy() {
        Lottery copy = new Lottery();
        copy.steps.addAll(steps);
        return copy;
    }

    @Override
    public double payoff(int player) {
        return isLast(Step.KEEP)
                ? steps.get(1).number()
                : steps.get(steps.size() - 1).number();
    }

    @Override
    public double minPayoff() {
        return 0;
    }
}
