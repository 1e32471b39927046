package io.mcts.expansion;

import io.mcts.game.GameState;
import io.mcts.game.ImmediateWins;
import io.mcts.game.Move;
import java.util.List;

/**
 * Decisive and anti-decisive moves in the tree: a move that wins at once becomes the only child; otherwise, if another player would win at
 * once on their turn, only that player's winning moves become children. Only for games in which a win is prevented only by playing there,
 * such as placing stones in a row; in others it may leave out the best move.
 *
 * <p>Source: F. Teytaud, O. Teytaud, <i>On the Huge Benefit of Decisive Moves in Monte-Carlo Tree Search Algorithms</i>, IEEE Conference on
 * Computational Intelligence and Games, 2010.
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
