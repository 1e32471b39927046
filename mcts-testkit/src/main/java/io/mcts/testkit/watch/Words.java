package io.mcts.testkit.watch;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The words of messages for what a user wrote: always the same, even if its {@code toString} fails. */
public final class Words {

    /** The text of {@code Object.toString} and of lambdas, with different digits in each run. */
    private static final Pattern OF_OBJECT =
            Pattern.compile("((?:[\\w$]+\\.)*)([\\w$]+?)(\\$\\$Lambda[\\w$./]*)?@[0-9a-f]+");

    private Words() {}

    public static String of(@Nullable Object thing) {
        try {
            return String.valueOf(thing);
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return "something whose toString() throws " + thrown.getClass().getName();
        }
    }

    public static String nameOf(Object part) {
        String name = of(part);
        var match = OF_OBJECT.matcher(name);
        if (!match.matches()) {
            return name;
        }
        return match.group(3) == null ? match.group(2) : "a lambda of " + match.group(2);
    }

    /** Whether a name is what {@code Object} or a lambda prints. */
    public static boolean isOfObject(String name) {
        return name.matches(".*@[0-9a-f]+");
    }

    public static String ofPlayer(int player) {
        return player == GameState.CHANCE ? "chance" : player < 0 ? "nobody" : "player " + player;
    }

    public static String ofMove(Move move) {
        return move + " with index " + move.index() + " and hash code " + move.hashCode();
    }

    /** An exception, and where in the game or the part it was thrown. */
    public static String of(Throwable thrown) {
        StackTraceElement frame = Frames.firstOutside(thrown.getStackTrace());
        return of((Object) thrown) + (frame == null ? "" : " at " + Frames.text(frame));
    }
}
