package io.mcts.encoding;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Map;

/**
 * The encoding of a game for a network: states as numbers, moves as indices of the policy; several for symmetries of the board. Immutable
 * and used by many threads at once.
 */
public interface StateEncoding<S extends GameState<?, M>, M extends Move> extends TensorEncoding<S> {

    /** Returns further inputs of the network, by their names in the model; none unless overridden. */
    default Map<String, TensorEncoding<S>> otherInputs() {
        return Map.of();
    }

    /** Returns a mask as a further input: 1 at the indices of the legal moves in the policy, 0 elsewhere and at chance states. */
    default TensorEncoding<S> legalMoves() {
        return new LegalMoves<>(this);
    }

    /**
     * Returns the player from whose point of view a state is encoded and valued; the player to move unless overridden, as it must be if
     * states may be evaluated before chance has moved.
     */
    default int perspective(S state) {
        return state.currentPlayer();
    }

    /** Returns the length of the policy. */
    int policySize();

    /** Returns the index of a legal move of a player in the policy of a state, less than {@link #policySize}. */
    int policyIndex(S state, M move);
}
