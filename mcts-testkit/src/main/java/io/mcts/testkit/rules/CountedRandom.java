package io.mcts.testkit.rules;

import java.util.random.RandomGenerator;

/**
 * Random numbers that are counted, and something that is done before each.
 *
 * <p>All are made from the {@code long}s of their source, so they may differ from those that the source itself would give.
 */
public final class CountedRandom implements RandomGenerator {

    private final RandomGenerator source;
    private final Runnable beforeDrawing;
    private long drawn;

    CountedRandom(RandomGenerator source, Runnable beforeDrawing) {
        this.source = source;
        this.beforeDrawing = beforeDrawing;
    }

    CountedRandom(RandomGenerator source) {
        this(source, () -> {});
    }

    /** How many were drawn. */
    long drawn() {
        return drawn;
    }

    @Override
    public long nextLong() {
        beforeDrawing.run();
        drawn++;
        return source.nextLong();
    }
}
