package io.mcts.reference;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game of {@link RandomRules}. Its capabilities are the interfaces of its subclasses; what these ask for, every game can tell.
 *
 * <p>It overrides no default method except where moves or outcomes are only drawn, so that who knows the rules knows the draws.
 */
class RandomGame implements GameState<RandomGame, RandomGame.Play> {

    /** A move. Two of one state differ in their index unless they are drawn; two of different states may share it and be different. */
    record Play(int index, int kind) implements Move {}

    private final RandomRules rules;
    private RandomRules.Position position;
    private double[] rewards = {};

    RandomGame(RandomRules rules) {
        this.rules = rules;
        position = rules.start();
    }

    static final class Keyed extends RandomGame implements PositionKey {
        Keyed(RandomRules rules) {
            super(rules);
        }
    }

    static final class Stepped extends RandomGame implements StepRewards {
        Stepped(RandomRules rules) {
            super(rules);
        }
    }

    static final class KeyedStepped extends RandomGame implements PositionKey, StepRewards {
        KeyedStepped(RandomRules rules) {
            super(rules);
        }
    }

    static final class Thrown extends RandomGame implements PositionKey, SampledChance {
        Thrown(RandomRules rules) {
            super(rules);
        }
    }

    static final class ThrownStepped extends RandomGame implements PositionKey, SampledChance, StepRewards {
        ThrownStepped(RandomRules rules) {
            super(rules);
        }
    }

    static final class Drawn extends RandomGame implements PositionKey, SampledMoves {
        Drawn(RandomRules rules) {
            super(rules);
        }
    }

    static final class DrawnStepped extends RandomGame implements PositionKey, SampledMoves, StepRewards {
        DrawnStepped(RandomRules rules) {
            super(rules);
        }
    }

    static final class ThrownAndDrawn extends RandomGame implements PositionKey, SampledChance, SampledMoves {
        ThrownAndDrawn(RandomRules rules) {
            super(rules);
        }
    }

    static final class ThrownAndDrawnStepped extends RandomGame
            implements PositionKey, SampledChance, SampledMoves, StepRewards {
        ThrownAndDrawnStepped(RandomRules rules) {
            super(rules);
        }
    }

    RandomRules rules() {
        return rules;
    }

    RandomRules.Position position() {
        return position;
    }

    @Override
    public int playerCount() {
        return rules.players();
    }

    @Override
    public int currentPlayer() {
        return position.player();
    }

    @Override
    public boolean isTerminal() {
        return position.moves().isEmpty();
    }

    @Override
    public List<Play> legalMoves() {
        if (position.isDrawn()) {
            throw new UnsupportedOperationException("only drawn in " + this);
        }
        return position.moves();
    }

    @Override
    public double probability(Play outcome) {
        legalMoves(); // refuses what is only drawn
        return position.weights()[position.moves().indexOf(outcome)];
    }

    @Override
    public Play randomMove(RandomGenerator random) {
        if (!position.isDrawn()) {
            return GameState.super.randomMove(random);
        }
        double rest = random.nextDouble();
        int number = 0;
        while (number < position.moves().size() - 1 && (rest -= position.weights()[number]) >= 0) {
            number++;
        }
        return position.moves().get(number);
    }

    @Override
    public void play(Play move) {
        int number = position.moves().indexOf(move);
        rewards = rules.rewards(position, number);
        position = rules.after(position, number);
    }

    @Override
    public RandomGame copy() {
        rules.noteCopy();
        RandomGame copy = rules.newGame();
        copy.position = position;
        copy.rewards = rewards;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return position.payoffs()[player];
    }

    @Override
    public double minPayoff() {
        return rules.least();
    }

    @Override
    public double maxPayoff() {
        return rules.greatest();
    }

    public long key() {
        return position.id();
    }

    public boolean mayRecur() {
        return rules.saysThatPositionsRecur();
    }

    public boolean isSampled() {
        return position.isDrawn();
    }

    public boolean areMovesSampled() {
        return position.isDrawn();
    }

    public double reward(int player) {
        return rewards[player];
    }

    public double discount() {
        return rules.discount();
    }

    @Override
    public String toString() {
        return "position " + position.id() + " of " + rules;
    }
}
