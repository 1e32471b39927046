package io.mcts.arena.agent;

/** Thrown by an {@link Agent} that cannot continue: it loses the game with a {@link Fault} of the given kind, instead of a crash. */
public final class AgentFault extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Fault.Kind kind;

    /** Makes a fault with a one-line description. */
    public AgentFault(Fault.Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public Fault.Kind kind() {
        return kind;
    }
}
