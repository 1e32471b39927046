package io.mcts.arena.agent;

import java.util.Locale;

/** The reason for a game that did not end on the board, and the player at fault; after an agreed draw, the one who moved last. */
public record Fault(Kind kind, int player, String description) {

    /** The sorts of faults. */
    public enum Kind {
        /** An illegal move, or no move at all. */
        ILLEGAL_MOVE,
        /** The player gave up. */
        RESIGNATION,
        /** A draw agreed by the values of both searches. */
        AGREED_DRAW,
        /** No answer in time. */
        TIMEOUT,
        /** A failure: an exception, or a process that ended. */
        CRASH;

        /** Whether the player failed, rather than ended a decided game. */
        public boolean isFailure() {
            return this != RESIGNATION && this != AGREED_DRAW;
        }

        /** Returns the kind in lower case, with spaces. */
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
