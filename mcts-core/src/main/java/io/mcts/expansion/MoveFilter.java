package io.mcts.expansion;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * Chooses the moves that become the children of a node.
 *
 * <p>A node gets all its children at once, on its second visit. By default all legal moves become children ({@link #all}); a
 * filter that knows more about the game leaves out moves that need no search. Where chance is to move, all outcomes become
 * children and no filter is asked. Immutable and used by many threads at once; the {@code toString} prints the parameters.
 */
@FunctionalInterface
public interface MoveFilter<S extends GameState<?, M>, M extends Move> {

    /**
     * Chooses among the legal moves.
     *
     * @param state a state that is not terminal, where a player is to move; left unchanged
     * @param legalMoves its legal moves
     * @return at least one of them, each once
     */
    List<M> filter(S state, List<M> legalMoves);

    /** The filter that keeps all moves. */
    static <S extends GameState<?, M>, M extends Move> MoveFilter<S, M> all() {
        return new AllMoves<>();
    }
}
