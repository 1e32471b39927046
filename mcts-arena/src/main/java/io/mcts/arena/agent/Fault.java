package io.mcts.arena.agent;

import java.util.Locale;

/**
 * Why a game was lost other than on the board.
 *
 * @param player the player who lost by it
 * @param description what happened, in one line
 */
public record Fault(Kind kind, int player, String description) {

    /** The sorts of faults. */
    public enum Kind {
        /** A move that the rules do not allow, or something that is no move. */
        ILLEGAL_MOVE,
        /** The player gave up. */
        RESIGNATION,
        /** No answer in time. */
        TIMEOUT,
        /** A failure: an exception, or a process that ended. */
        CRASH;

        /** Returns the kind in lower case, with spaces. */
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
