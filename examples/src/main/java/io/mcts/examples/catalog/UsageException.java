package io.mcts.examples.catalog;

/** Says that the user gave a value that has no meaning. The message names the value and what is allowed. */
public final class UsageException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * A refusal.
     *
     * @param message names the value and what is allowed
     */
    public UsageException(String message) {
        super(message);
    }
}
