package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A game for two, who pick fruit in turn, twice each: a pick pays its fruit at once, and each pick counts half as much as the one before. */
public final class Harvest implements GameState<Harvest, Harvest.Pick>, StepRewards {

    private static final List<Pick> PICKS = List.of(new Pick(0), new Pick(1), new Pick(2));

    /** How many moves were played on the game and on all copies of it. */
    private final AtomicInteger plays;

    private int picks;
    private int fruit;

    public record Pick(int index) implements Move {}

    public Harvest() {
        this(new AtomicInteger());
    }

    public Harvest(AtomicInteger plays) {
        this.plays = plays;
    }

    @Override
    public int playerCount() {
        return 2;
    }

    @Override
    public int currentPlayer() {
        return picks % 2;
    }

    @Override
    public boolean isTerminal() {
        return picks == 4;
    }

    @Override
    public List<Pick> legalMoves() {
        return isTerminal() ? List.of() : PICKS;
    }

    @Override
    public void play(Pick move) {
        fruit = move.index();
        picks++;
        plays.incrementAndGet();
    }

    @Override
    public Harvest copy() {
        Harvest copy = new Harvest(plays);
        copy.picks = picks;
        copy.fruit = fruit;
        return copy;
    }

    @Override
    public double reward(int player) {
        return player == (picks - 1) % 2 ? fruit : 0;
    }

    @Override
    public double discount() {
        return 0.5;
    }

    /** Player 1 gets eight for having waited. */
    @Override
    public double payoff(int player) {
        return 8 * player;
    }

    @Override
    public double minPayoff() {
        return 0;
    }

    @Override
    public double maxPayoff() {
        return 8;
    }
}
