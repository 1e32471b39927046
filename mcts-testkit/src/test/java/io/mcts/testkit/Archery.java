package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.SampledChance;
import io.mcts.game.SampledMoves;
import java.util.List;
import java.util.random.RandomGenerator;

/** Two shots, each at an angle of the player's choice after a gust of wind. Neither winds nor angles can be listed. */
final class Archery implements GameState<Archery, Archery.Drawn>, SampledMoves, SampledChance {

    private static final int SHOTS = 2;

    private int shots;
    private double wind;
    private boolean isCalm = true;
    private double points;

    /** A wind or an angle, from 0 to 1. */
    record Drawn(double value) implements Move {
        @Override
        public int index() {
            return 0;
        }
    }

    @Override
    public int playerCount() {
        return 1;
    }

    @Override
    public int currentPlayer() {
        return isCalm ? CHANCE : 0;
    }

    @Override
    public boolean isTerminal() {
        return shots == SHOTS;
    }

    @Override
    public boolean areMovesSampled() {
        return !isTerminal() && !isCalm;
    }

    @Override
    public boolean isSampled() {
        return !isTerminal() && isCalm;
    }

    @Override
    public List<Drawn> legalMoves() {
        if (isTerminal()) {
            return List.of();
        }
        throw new UnsupportedOperationException("winds and angles are only drawn");
    }

    @Override
    public double probability(Drawn outcome) {
        throw new UnsupportedOperationException("winds are only drawn");
    }

    @Override
    public Drawn randomMove(RandomGenerator random) {
        return new Drawn(random.nextDouble());
    }

    @Override
    public void play(Drawn move) {
        if (isCalm) {
            wind = move.value();
        } else {
            points += (1 - Math.abs(wind - move.value())) / SHOTS;
            shots++;
        }
        isCalm = !isCalm;
    }

    @Override
    public Archery copy() {
        Archery copy = new Archery();
        copy.shots = shots;
        copy.wind = wind;
        copy.isCalm = isCalm;
        copy.points = points;
        return copy;
    }

    @Override
    public double payoff(int player) {
        return points;
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    @Override
    public String toString() {
        return shots + " shots, " + points + " points" + (isCalm ? "" : ", wind " + wind);
    }
}
