package io.mcts.policy;

import io.mcts.game.DecisivePlayOut;
import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays decisive and anti-decisive moves: a move that wins at once if there is one; else, if another player would win at once
 * were it his turn, a move in his place; else what another policy chooses.
 *
 * <p>It suits games in which a player stops a win by playing there himself, as in all games of placing stones in a row.
 *
 * <p>Among several such moves each has equal chance. With more than two players those who wait are looked at in the order of
 * their numbers, beginning after the player to move.
 *
 * <p>Source: F. Teytaud, O. Teytaud, <i>On the Huge Benefit of Decisive Moves in Monte-Carlo Tree Search Algorithms</i>, IEEE
 * Conference on Computational Intelligence and Games, 2010.
 *
 * @param otherwise chooses where no move is decisive
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record DecisivePolicy<S extends GameState<S, M>, M extends Move>(Policy<S, M> otherwise)
        implements Policy<S, M> {

    /** Decisive moves, and otherwise moves at random. */
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
        if (otherwise instanceof UniformPolicy && state instanceof DecisivePlayOut able) {
            able.playOutDecisively(random);
        } else {
            Policy.super.playOut(state, random);
        }
    }

    private @Nullable M decisiveMove(S state, RandomGenerator random) {
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
        return otherwise instanceof UniformPolicy ? "decisive" : "decisive:" + otherwise;
    }
}
