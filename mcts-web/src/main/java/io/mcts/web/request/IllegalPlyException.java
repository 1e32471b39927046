package io.mcts.web.request;

/** The exception for a move of a game that is not legal. */
public final class IllegalPlyException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final int ply;

    public IllegalPlyException(int ply, String message) {
        super(message);
        this.ply = ply;
    }

    /** The number of the move, from 0. */
    int ply() {
        return ply;
    }
}
