package io.mcts.expansion;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import java.util.List;

/**
 * Decisive and anti-decisive moves in the tree: if a move wins at once, it becomes the only child; otherwise, if another player
 * would win at once if it were their turn, only the moves in that player's place become children.
 *
 * <p>For games in which a player prevents a win by playing there themselves, such as placing stones in a row: every other move
 * loses, so values do not change. Where there are other defences it may leave out the best move, and invalidate the proofs of a
 * solver. It looks ahead once per node.
 *
 * <p>Source: F. Teytaud, O. Teytaud, <i>On the Huge Benefit of Decisive Moves in Monte-Carlo Tree Search Algorithms</i>, IEEE
 * Conference on Computational Intelligence and Games, 2010.
 */
public record DecisiveMoves<S extends GameState<?, M>, M extends Move>() implements MoveFilter<S, M> {

    @Override
    public List<M> filter(S state, List<M> legalMoves) {
        ImmediateWins<M> wins = ImmediateWins.of(state);
        int player = state.currentPlayer();
        List<M> winning = wins.immediateWins(player);
        if (!winning.isEmpty()) {
            return winning.subList(0, 1);
        }
        for (int next = 1; next < state.playerCount(); next++) {
            List<M> threats = wins.immediateWins((player + next) % state.playerCount());
            if (!threats.isEmpty()) {
                return threats;
            }
        }
        return legalMoves;
    }

    @Override
    public String toString() {
        return "decisive";
    }
}
