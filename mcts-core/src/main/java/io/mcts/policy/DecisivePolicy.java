package io.mcts.policy;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays decisive and anti-decisive moves: a move that wins at once; otherwise one with which another player, in turn order, would win if it
 * were their turn; otherwise the choice of another policy. For games in which playing a move oneself prevents that win.
 *
 * <p>Source: F. Teytaud, O. Teytaud, <i>On the Huge Benefit of Decisive Moves in Monte-Carlo Tree Search Algorithms</i>, IEEE Conference on
 * Computational Intelligence and Games, 2010.
 */
public record DecisivePolicy<S extends GameState<?, M>, M extends Move>(Policy<S, M> otherwise)
        implements Policy<S, M> {

    private static final Object UNIFORM = new UniformPolicy<>();

    public DecisivePolicy() {
        this(new UniformPolicy<>());
    }

    @Override
    public M choose(S state, RandomGenerator random) {
        M decisive = decisiveMove(state, random);
        return decisive == null ? otherwise.choose(state, random) : decisive;
    }

    @Override
    public void playOut(S state, RandomGenerator random) {
        if (otherwise.equals(UNIFORM) && state instanceof DecisivePlayOut able) {
            able.playOutDecisively(random);
        } else {
            Policy.super.playOut(state, random);
        }
    }

    private static <M extends Move> @Nullable M decisiveMove(GameState<?, M> state, RandomGenerator random) {
        ImmediateWins<M> wins = ImmediateWins.of(state);
        int player = state.currentPlayer();
        M win = wins.immediateWin(player, random);
        for (int next = 1; win == null && next < state.playerCount(); next++) {
            win = wins.immediateWin((player + next) % state.playerCount(), random);
        }
        return win;
    }

    @Override
    public Policy<S, M> with(Learning learning) {
        return new DecisivePolicy<>(otherwise.with(learning));
    }

    @Override
    public String toString() {
        return otherwise.equals(UNIFORM) ? "decisive" : "decisive:" + otherwise;
    }
}
