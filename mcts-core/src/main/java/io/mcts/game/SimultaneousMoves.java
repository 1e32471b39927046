package io.mcts.game;

import java.util.List;

/**
 * The capability of a state in which several players choose at once.
 *
 * <p>Such a <i>joint move</i> is played as ordinary moves: the players who take part put down their moves one after the other,
 * in an order that does not depend on what is put down, and {@link GameState#currentPlayer} is the next to do so. With the last
 * of them the joint move takes effect. Until then a move put down is seen only by the player who made it, which is why this
 * capability includes {@link HiddenInformation}: {@link #determinize} draws what others have put down.
 *
 * <p>So a game of simultaneous moves can be played, recorded and searched like any other. A search that knows this capability
 * treats the choices of a joint move as one, and answers with a mixed strategy for each player.
 *
 * @param <M> the moves of the game
 */
public interface SimultaneousMoves<M extends Move> extends HiddenInformation {

    /**
     * The moves among which a player chooses in the joint move under way, no matter who has put down a move already. They do not
     * depend on what has been put down.
     *
     * @param player from 0 to {@code playerCount() - 1}
     * @return as {@link GameState#legalMoves}, which is this list for the current player; empty for a player who takes no part,
     *     where chance is to move and where the game is over
     */
    List<M> legalMoves(int player);

    /** Whether somebody has put down a move that has not taken effect yet: the current player is not the first to choose. */
    boolean isPending();
}
