package io.mcts.game;

import java.util.List;

/**
 * The capability of a state in which several players choose at once. Such a <i>joint move</i> is played as ordinary moves: its players
 * choose one after the other, in an order that does not depend on their choices, and {@link GameState#currentPlayer} is the next to
 * choose. The last choice puts the joint move into effect. Until then each choice is hidden from the other players; {@link #determinize}
 * draws it. A search that knows this capability treats the choices as simultaneous and returns a mixed strategy for each player; any
 * other search can play the game, too.
 *
 * @param <M> the moves of the game
 */
public interface SimultaneousMoves<M extends Move> extends HiddenInformation {

    /**
     * The moves of a player in the current joint move, regardless of who has chosen already: {@link GameState#legalMoves} for the
     * current player; empty for a player who takes no part, where chance is to move and where the game is over.
     */
    List<M> legalMoves(int player);

    /** Whether a choice has been made that is not in effect yet: the current player is not the first to choose. */
    boolean isPending();

    /**
     * Takes back the choices that are not in effect yet, so that the first player of the joint move is to choose again; does nothing
     * where none is pending. A search of a player who chooses later begins here, as the earlier choices are hidden from them: it
     * lets the others choose as it has learned that they do.
     */
    void retract();
}
