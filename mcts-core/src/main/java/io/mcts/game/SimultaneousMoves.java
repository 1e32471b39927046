package io.mcts.game;

import java.util.List;

/**
 * The capability of a state in which several players choose at once. Such a <i>joint move</i> is played as ordinary moves, one player after
 * the other in an order that does not depend on their choices; the last puts it into effect. Until then each choice is hidden from the
 * others; {@link #determinize} draws it. A search that knows this capability returns a mixed strategy for each player.
 */
public interface SimultaneousMoves<M extends Move> extends HiddenInformation {

    /**
     * Returns a player's moves in the current joint move, regardless of who has chosen already: {@link GameState#legalMoves} for the
     * current player; empty for a player who takes no part, at chance and at the end.
     */
    List<M> legalMoves(int player);

    /** Whether a choice has been made that is not in effect yet. */
    boolean isPending();

    /**
     * Takes back the choices that are not in effect yet, if any, so that the first player of the joint move chooses again. A search of a
     * player who chooses later begins here, since the earlier choices are hidden from them.
     */
    void retract();
}
