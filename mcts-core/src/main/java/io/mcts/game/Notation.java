package io.mcts.game;

/**
 * The written form of a game's positions and moves, by which people, files and protocols name them.
 *
 * <p>Immutable and thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface Notation<S extends GameState<S, M>, M extends Move> {

    /**
     * Reads a position.
     *
     * @param position the written form
     * @return a new state
     * @throws IllegalArgumentException if the text is no position of the game; the message contains the text, and says what is
     *     wrong, where, and what is allowed
     */
    S parse(String position);

    /**
     * Writes a position, so that {@link #parse} gives an equal one.
     *
     * @param state any state of the game, terminal ones included
     * @return one line
     */
    String format(S state);

    /**
     * Reads a move: the legal one whose {@link Object#toString()} is the given text.
     *
     * @param state the state in which it is to be played
     * @param move the written form
     * @return one of the state's legal moves
     * @throws IllegalArgumentException if no legal move reads so; the message contains the text, and lists those that are
     */
    default M parseMove(S state, String move) {
        for (M legal : state.legalMoves()) {
            if (legal.toString().equals(move)) {
                return legal;
            }
        }
        throw new IllegalArgumentException("'" + move + "' is no legal move in " + format(state)
                + (state.isTerminal() ? ": the game is over" : "; legal are " + state.legalMoves()));
    }
}
