package io.mcts.arena;

/**
 * Tells why an agent cannot go on with its game, which is lost: thrown by an {@link Agent}, caught by the {@link Arena}, which
 * records a {@link Fault} of the given kind and goes on with the next game. Any other exception loses the game as a
 * {@link Fault.Kind#CRASH}.
 */
public final class AgentFault extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What sort of fault it is. */
    private final Fault.Kind kind;

    /**
     * A fault.
     *
     * @param kind what sort of fault it is
     * @param message what happened, in one line
     */
    public AgentFault(Fault.Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /**
     * What sort of fault it is.
     *
     * @return the kind
     */
    public Fault.Kind kind() {
        return kind;
    }
}
