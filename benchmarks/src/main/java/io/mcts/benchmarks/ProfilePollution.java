package io.mcts.benchmarks;

import java.util.function.Consumer;

/** The games that a JVM has played before it measures one. */
final class ProfilePollution {

    static final String ONE = "one";
    static final String ALL = "all";

    private static final int ROUNDS = 50;

    private ProfilePollution() {}

    /**
     * Plays all games by turns, long enough for the compiler to have seen them all; none if only one is to be loaded.
     *
     * @param which {@link #ONE} or {@link #ALL}
     * @param play plays a game a while, by the same methods as will be measured
     */
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
