package io.mcts.testkit.play;

import java.util.random.RandomGenerator;

/**
 * Random numbers that are counted, and something that is done before each. They may run out: then a play-out, or a draw of a move, that
 * would go on for ever ends with an exception.
 *
 * <p>All are made from the {@code long}s of their source, so they may differ from those that the source itself would give.
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
