package io.mcts.spec.game;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * A game in turns in which every player moves, if only to wait, as programs that manage matches see it. In its states only the players
 * choose who have a choice.
 */
public interface JointGame<S extends GameState<S, M>, M extends Move> extends Game<S, M> {

    /** Returns the moves of a player in this turn, in which nobody has chosen yet; one where they have no choice. */
    List<M> movesOf(S state, int player);

    /**
     * Returns the choices among the moves of all players, in the order in which they are played.
     *
     * @param state a turn in which nobody has chosen yet
     * @param written the move of each player
     * @throws IllegalArgumentException if one of them is not legal
     */
    List<M> choices(S state, List<String> written);
}
