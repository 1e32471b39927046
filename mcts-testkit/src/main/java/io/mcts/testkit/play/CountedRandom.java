package io.mcts.testkit.play;

import java.util.random.RandomGenerator;

/**
 * Counted random numbers, with an action before each. They may run out, so that a rollout or draw that never stops ends with an exception.
 * Derived from the {@code long}s of the source, so they may differ from the source's own.
 */
public final class CountedRandom implements RandomGenerator {

    private final RandomGenerator source;
    private final Runnable beforeDrawing;
    private final long ration;
    private long drawn;

    private CountedRandom(RandomGenerator source, Runnable beforeDrawing, long ration) {
        this.source = source;
        this.beforeDrawing = beforeDrawing;
        this.ration = ration;
    }

    public CountedRandom(RandomGenerator source, Runnable beforeDrawing) {
        this(source, beforeDrawing, Long.MAX_VALUE);
    }

    public CountedRandom(RandomGenerator source) {
        this(source, () -> {});
    }

    public static CountedRandom rationed(RandomGenerator source, long ration) {
        return new CountedRandom(source, () -> {}, ration);
    }

    public void renew() {
        drawn = 0;
    }

    public long drawn() {
        return drawn;
    }

    @Override
    public long nextLong() {
        beforeDrawing.run();
        if (++drawn > ration) {
            throw new IllegalStateException(
                    "a single call has drawn " + ration + " random numbers and goes on; maybe it never ends");
        }
        return source.nextLong();
    }
}
