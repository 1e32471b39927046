package io.mcts.testkit.watch;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

public final class Words {

    /** The text of {@code Object.toString} and of lambdas, whose digits vary between runs. */
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

    public static boolean isOfObject(String name) {
        return name.matches(".*@[0-9a-f]+");
    }

    public static String ofPlayer(int player) {
        return player == GameState.CHANCE ? "chance" : player < 0 ? "nobody" : "player " + player;
    }

    public static String ofMove(Move move) {
        return move + " with index " + move.index() + " and hash code " + move.hashCode();
    }

    public static String of(Throwable thrown) {
        StackTraceElement frame = Frames.firstOutside(thrown.getStackTrace());
        return of((Object) thrown) + (frame == null ? "" : " at " + Frames.text(frame));
    }
}
