package io.mcts.testkit;

import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/** How a part prints itself: results, logs and benchmarks name it by that. */
final class PrintedName {

    /** What {@code Object.toString} and lambdas print. */
    private static final Pattern OF_OBJECT = Pattern.compile(".*@[0-9a-f]+");

    private PrintedName() {}

    /**
     * Demands a name of one line that stays the same and is not that of {@code Object}.
     *
     * @param fail receives what is demanded and what was found instead
     */
    static void require(Object part, BiConsumer<String, String> fail) {
        String name = part.toString();
        if (name.isBlank() || name.contains("\n") || OF_OBJECT.matcher(name).matches()) {
            fail.accept("a name and parameters in one line", name);
        }
        String again = part.toString();
        if (!name.equals(again)) {
            fail.accept(name + " when asked again", again);
        }
    }
}
