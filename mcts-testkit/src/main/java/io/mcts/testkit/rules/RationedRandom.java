package io.mcts.testkit.rules;

import java.util.random.RandomGenerator;

/** Random numbers that run out: a play-out, or a draw of a move, that would go on for ever ends with an exception. */
public final class RationedRandom implements RandomGenerator {

    /** More than any play-out needs for a move. */
    private static final long NUMBERS_A_MOVE = 64;

    private final RandomGenerator source;
    private final long ration;
    private long drawn;

    /** A ration for one call. */
    RationedRandom(RandomGenerator source, int longestGame) {
        this.source = source;
        this.ration = NUMBERS_A_MOVE * longestGame;
    }

    /** The ration for another call. */
    void renew() {
        drawn = 0;
    }

    @Override
    public long nextLong() {
        if (++drawn > ration) {
            throw new IllegalStateException(
                    "a single call has drawn " + ration + " random numbers and goes on; maybe it never ends");
        }
        return source.nextLong();
    }
}
