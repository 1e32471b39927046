package io.mcts.examples.web;

/** Says that a request is refused, and with what HTTP status. The message names what was asked and what is allowed. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;

    Refusal(int status, String message) {
        super(message);
        this.status = status;
    }

    int status() {
        return status;
    }
}
