package io.mcts.game;

/**
 * A transition from one state to the next: a choice of a player, or an outcome at a chance state.
 *
 * <p>A move is an immutable value, compared with {@link Object#equals(Object)}. Its {@link Object#toString()} is its written form,
 * such as {@code b2} or {@code 4}. A fast game keeps its moves as shared constants; a record created on each call works, too.
 */
public interface Move {

    /**
     * A small number for this move, not negative: the same for equal moves, and different for any two legal moves of one state. It is
     * the key of statistics by move rather than by node (such as RAVE's), so the same action should have the same index throughout the
     * game. A search keeps one instance of each move, most quickly found if its index is less than 65,536 and no other move's.
     */
    int index();
}
