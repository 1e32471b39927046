package io.mcts.expansion;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * Chooses the moves that become the children of a node: the second of the four steps.
 *
 * <p>A node grows its children all at once, on its second visit; each of them is one more node of the tree once it is visited
 * itself. Usually all legal moves become children ({@link #all}). A filter that knows more about the game leaves out moves
 * that need no search. Where chance is to move, all outcomes become children and no filter is asked.
 *
 * <p>A filter is immutable and used by many threads at once. Its {@code toString} prints its parameters.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface MoveFilter<S extends GameState<S, M>, M extends Move> {

    /**
     * Chooses among the legal moves.
     *
     * @param state the state, which is not terminal and where a player is to move; left as it is
     * @param legalMoves its legal moves
     * @return at least one of them, each once
     */
    List<M> filter(S state, List<M> legalMoves);

    /**
     * The filter that leaves all moves in.
     *
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the filter
     */
    static <S extends GameState<S, M>, M extends Move> MoveFilter<S, M> all() {
        return new AllMoves<>();
    }
}
