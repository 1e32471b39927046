package io.mcts.arena.agent;

import io.mcts.arena.Arena;

/**
 * Thrown by an {@link Agent} that cannot go on with its game. The game is lost: the {@link Arena} records a {@link Fault} of the given
 * kind and continues with the next game. Any other exception loses the game as a {@link Fault.Kind#CRASH}.
 */
public final class AgentFault extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Fault.Kind kind;

    /** A fault that is described in one line. */
    public AgentFault(Fault.Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public Fault.Kind kind() {
        return kind;
    }
}
