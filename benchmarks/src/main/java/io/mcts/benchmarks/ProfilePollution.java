package io.mcts.benchmarks;

import java.util.function.Consumer;

/** The games that a JVM has played before the measurement. */
final class ProfilePollution {

    static final String ONE = "one";
    static final String ALL = "all";

    private static final int ROUNDS = 50;

    private ProfilePollution() {}

    /** Plays all games in turn until the compiler has seen them all, by the methods to be measured; nothing for {@link #ONE}. */
    static void load(String which, Consumer<String> play) {
        if (which.equals(ONE)) {
            return;
        }
        if (!which.equals(ALL)) {
            throw new IllegalArgumentException("loaded is " + ONE + " or " + ALL + ", not " + which);
        }
        for (int round = 0; round < ROUNDS; round++) {
            MeasuredGame.NAMES.forEach(play);
        }
    }
}
