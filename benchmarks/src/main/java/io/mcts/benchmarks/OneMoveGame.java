package io.mcts.benchmarks;

import io.mcts.game.GameState;
import io.mcts.game.Resettable;
import java.util.List;
import java.util.stream.IntStream;

/** A game of one move with different payoffs, whose search only selects, once for each iteration. */
final class OneMoveGame implements GameState<OneMoveGame, Arm>, Resettable<OneMoveGame> {

    private static final int NONE = -1;

    private final List<Arm> arms;
    private int pulled = NONE;

    private OneMoveGame(List<Arm> arms) {
        this.arms = arms;
    }

    static OneMoveGame of(int arms) {
        return new OneMoveGame(IntStream.range(0, arms).mapToObj(Arm::new).toList());
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
        return pulled != NONE;
    }

    @Override
    public List<Arm> legalMoves() {
        return isTerminal() ? List.of() : arms;
    }

    @Override
    public void play(Arm arm) {
        pulled = arm.index();
    }

    @Override
    public OneMoveGame copy() {
        OneMoveGame copy = new OneMoveGame(arms);
        copy.pulled = pulled;
        return copy;
    }

    @Override
    public void resetTo(OneMoveGame other) {
        pulled = other.pulled;
    }

    @Override
    public double payoff(int player) {
        return (double) pulled / arms.size();
    }

    @Override
    public String toString() {
        return arms.size() + " arms" + (isTerminal() ? ", pulled " + pulled : "");
    }
}
