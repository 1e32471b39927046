package io.mcts.encoding;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.nio.FloatBuffer;

record LegalMoves<S extends GameState<?, M>, M extends Move>(StateEncoding<S, M> encoding)
        implements TensorEncoding<S> {

    @Override
    public int[] shape() {
        return new int[] {encoding.policySize()};
    }

    @Override
    public void encode(S state, FloatBuffer tensor) {
        if (state.currentPlayer() != GameState.CHANCE) {
            for (M move : state.legalMoves()) {
                tensor.put(encoding.policyIndex(state, move), 1);
            }
        }
    }
}
