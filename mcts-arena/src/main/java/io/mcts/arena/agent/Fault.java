package io.mcts.arena.agent;

import java.util.Locale;

/**
 * The reason for which a game ended other than on the board.
 *
 * @param player the player who lost by it; after an agreed draw, the one who moved last
 * @param description what happened, in one line
 */
public record Fault(Kind kind, int player, String description) {

    /** The sorts of faults. */
    public enum Kind {
        /** A move that the rules do not allow, or something that is no move. */
        ILLEGAL_MOVE,
        /** The player gave up. */
        RESIGNATION,
        /** A draw that both entrants agreed to, by the values of their searches. */
        AGREED_DRAW,
        /** No answer in time. */
        TIMEOUT,
        /** A failure: an exception, or a process that ended. */
        CRASH;

        /** Whether the player failed, rather than ended a game that was decided. */
        public boolean isFailure() {
            return this != RESIGNATION && this != AGREED_DRAW;
        }

        /** Returns the kind in lower case, with spaces. */
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
