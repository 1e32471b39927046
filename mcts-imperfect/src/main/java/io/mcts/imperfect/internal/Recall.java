package io.mcts.imperfect.internal;

import io.mcts.game.Move;
import java.util.Map;
import java.util.Optional;

/**
 * The last choice of a player before an information set: the earlier information set, and the move. With perfect recall it is the same each
 * time that the set is reached. Source: H. W. Kuhn, <i>Extensive Games and the Problem of Information</i>, Contributions to the Theory of
 * Games II, 1953.
 */
public record Recall(Object known, Move move) {

    private static final String NEED =
            "\nSolvers need perfect recall. Maybe the information set lacks the player's own moves or earlier knowledge.";

    /**
     * Refuses a player who forgets an own choice.
     *
     * @param origins the last choice before each information set of the player; a new set is added
     * @param last empty before the first choice of a game
     * @param state for the message
     */
    public static void require(
            Map<Object, Optional<Recall>> origins, int player, Object known, Optional<Recall> last, Object state) {
        Optional<Recall> before = origins.putIfAbsent(known, last);
        if (before != null && !before.equals(last)) {
            throw new IllegalArgumentException("player " + player + " forgets what they did: they know " + known
                    + " both after " + words(before) + " and after " + words(last) + ", in " + state + NEED);
        }
    }

    private static String words(Optional<Recall> choice) {
        return choice.map(last -> last.move + " at " + last.known).orElse("no move");
    }

    /** Returns the refusal of a player of whom only one of the earlier choices is still known. */
    public static IllegalArgumentException refusal(int player, Object known, Object state) {
        return new IllegalArgumentException("player " + player + " forgets what they did: they know " + known
                + " after different moves of their own, in " + state + NEED);
    }
}
