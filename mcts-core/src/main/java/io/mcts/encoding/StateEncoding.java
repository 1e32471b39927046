package io.mcts.encoding;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Map;

/**
 * The encoding of a game for a network: a state as numbers, and a move as a place in the policy. Immutable and used by many threads at
 * once.
 *
 * <p>A game with symmetries has several encodings, one for each way to turn or mirror the board.
 */
public interface StateEncoding<S extends GameState<?, M>, M extends Move> extends TensorEncoding<S> {

    /** Further inputs of the network, by their names in the model; none unless overridden. */
    default Map<String, TensorEncoding<S>> otherInputs() {
        return Map.of();
    }

    /** A mask as a further input: 1 at the places of the legal moves in the policy, 0 elsewhere and where chance is to move. */
    default TensorEncoding<S> legalMoves() {
        return new LegalMoves<>(this);
    }

    /**
     * The player from whose point of view a state is shown, whose value the network gives: the player to move unless overridden. Override
     * it if states may be evaluated before chance has moved.
     */
    default int perspective(S state) {
        return state.currentPlayer();
    }

    /** The number of places in the policy. */
    int policySize();

    /**
     * The place of a legal move in the policy of a state, from 0 to {@code policySize() - 1}.
     *
     * @param state not a chance state
     */
    int policyIndex(S state, M move);
}
