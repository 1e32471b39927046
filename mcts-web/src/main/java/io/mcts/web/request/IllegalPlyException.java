package io.mcts.web.request;

public final class IllegalPlyException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final int ply;

    public IllegalPlyException(int ply, String message) {
        super(message);
        this.ply = ply;
    }

    int ply() {
        return ply;
    }
}
