package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import io.mcts.game.SafePlayOut;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Plays {@linkplain DecisivePolicy decisive and anti-decisive moves}, and otherwise a random move after which no other player wins at
 * once; if there is none, any move.
 *
 * <p>It looks two moves ahead where {@link DecisivePolicy} looks one ahead. A move that hands the next player a win is rare in some
 * games and common in others, such as Connect Four, where it makes rollouts much better judges.
 *
 * <p>Source: H. Baier, M. Winands, <i>MCTS-Minimax Hybrids</i>, IEEE Transactions on Computational Intelligence and AI in Games 7(2),
 * 2015, section III-A, with a search of two plies.
 */
public record SafePolicy<S extends GameState<?, M>, M extends Move>() implements Policy<S, M> {

    @Override
    public M choose(S state, RandomGenerator random) {
        M decisive = DecisivePolicy.decisiveMove(state, random);
        return decisive == null ? safeMove(state, random) : decisive;
    }

    @Override
    public void playOut(S state, RandomGenerator random) {
        if (state instanceof SafePlayOut able) {
            able.playOutSafely(random);
        } else {
            Policy.super.playOut(state, random);
        }
    }

    /** The first safe one of the moves in random order, so that each safe move is as likely as another. */
    private M safeMove(S state, RandomGenerator random) {
        List<M> left = new ArrayList<>(state.legalMoves());
        M first = draw(left, random);
        M drawn = first;
        while (!isSafe(state, drawn)) {
            if (left.isEmpty()) {
                return first;
            }
            drawn = draw(left, random);
        }
        return drawn;
    }

    private M draw(List<M> left, RandomGenerator random) {
        int place = random.nextInt(left.size());
        M drawn = left.get(place);
        left.set(place, left.get(left.size() - 1));
        left.remove(left.size() - 1);
        return drawn;
    }

    private boolean isSafe(S state, M move) {
        GameState<?, M> after = GameState.copyOf((GameState<?, M>) state);
        after.play(move);
        int next = after.currentPlayer();
        return after.isTerminal()
                || next == GameState.CHANCE
                || next == state.currentPlayer()
                || ImmediateWins.of(after).immediateWins(next).isEmpty();
    }

    @Override
    public String toString() {
        return "safe";
    }
}
