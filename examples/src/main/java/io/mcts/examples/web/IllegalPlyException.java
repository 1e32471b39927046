package io.mcts.examples.web;

/** Says that a move of a game is not legal. */
final class IllegalPlyException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final int ply;

    IllegalPlyException(int ply, String message) {
        super(message);
        this.ply = ply;
    }

    /** The number of the move, from 0. */
    int ply() {
        return ply;
    }
}
