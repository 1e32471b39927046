package io.mcts.game;

/** The written form of a game's positions and moves, for people, files and protocols. Immutable and thread-safe. */
public interface Notation<S extends GameState<S, M>, M extends Move> {

    /**
     * Reads a position into a new state; throws {@link IllegalArgumentException} if the text is not a position, with a message that
     * contains it and says what is wrong, where, and what is allowed.
     */
    S parse(String position);

    /** Writes a position, terminal ones included, as one line that {@link #parse} reads. */
    String format(S state);

    /** Returns the legal move with the given text; throws {@link IllegalArgumentException} if there is none, and lists the legal moves. */
    default M parseMove(S state, String move) {
        for (M legal : state.legalMoves()) {
            if (legal.toString().equals(move)) {
                return legal;
            }
        }
        throw new IllegalArgumentException("'" + move + "' is not a legal move in " + format(state)
                + (state.isTerminal() ? ": the game is over" : "; legal are " + state.legalMoves()));
    }
}
