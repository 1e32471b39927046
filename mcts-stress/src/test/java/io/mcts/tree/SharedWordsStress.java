package io.mcts.tree;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.DD_Result;
import org.openjdk.jcstress.infra.results.JJJJ_Result;
import org.openjdk.jcstress.infra.results.JJJ_Result;

/** Two threads change one word. */
public final class SharedWordsStress {

    private static final long ONE_VISIT = 1L << 32;

    private SharedWordsStress() {}

    @JCStressTest
    @Outcome(id = "0, 1, 3", expect = Expect.ACCEPTABLE, desc = "1 was added first")
    @Outcome(id = "2, 0, 3", expect = Expect.ACCEPTABLE, desc = "2 was added first")
    @Outcome(expect = Expect.FORBIDDEN, desc = "something is lost, or both were first")
    @State
    public static class Add {

        private final long[] words = new long[1];

        @Actor
        public void one(JJJ_Result result) {
            result.r1 = SharedWords.add(words, 0, 1);
        }

        @Actor
        public void two(JJJ_Result result) {
            result.r2 = SharedWords.add(words, 0, 2);
        }

        @Arbiter
        public void sum(JJJ_Result result) {
            result.r3 = words[0];
        }
    }

    /** One thread adds twice and then reads; the other adds once. All sums are exact. */
    @JCStressTest
    @Outcome(id = "0.75, 1.75", expect = Expect.ACCEPTABLE, desc = "nothing of the other thread is seen yet")
    @Outcome(id = "1.75, 1.75", expect = Expect.ACCEPTABLE, desc = "all is seen")
    @Outcome(expect = Expect.FORBIDDEN, desc = "something is lost, or a sum is seen that there never was")
    @State
    public static class AddDouble {

        private final long[] words = {Double.doubleToRawLongBits(0)};

        @Actor
        public void twice(DD_Result result) {
            SharedWords.addDouble(words, 0, 0.25);
            SharedWords.addDouble(words, 0, 0.5);
            result.r1 = Double.longBitsToDouble(words[0]);
        }

        @Actor
        public void once() {
            SharedWords.addDouble(words, 0, 1);
        }

        @Arbiter
        public void sum(DD_Result result) {
            result.r2 = Double.longBitsToDouble(words[0]);
        }
    }

    /** Both threads count visits in the upper half and try to fill the lower one. */
    @JCStressTest
    @Outcome(id = "7, 7, 7, 3", expect = Expect.ACCEPTABLE, desc = "the first one filled it")
    @Outcome(id = "9, 9, 9, 3", expect = Expect.ACCEPTABLE, desc = "the second one filled it")
    @Outcome(expect = Expect.FORBIDDEN, desc = "visits are lost, or the threads see different links")
    @State
    public static class FillWhileAdding {

        private final long[] words = new long[1];

        @Actor
        public void first(JJJJ_Result result) {
            SharedWords.add(words, 0, ONE_VISIT);
            result.r1 = SharedWords.fillLowHalf(words, 0, 7);
        }

        @Actor
        public void second(JJJJ_Result result) {
            SharedWords.add(words, 0, 3 * ONE_VISIT);
            result.r2 = SharedWords.fillLowHalf(words, 0, 9);
            SharedWords.add(words, 0, -ONE_VISIT);
        }

        @Arbiter
        public void both(JJJJ_Result result) {
            result.r3 = words[0] & 0xFFFF_FFFFL;
            result.r4 = words[0] >>> 32;
        }
    }

    /** What is written before a word is filled is seen by who finds it filled, with {@code acquire} or by trying to fill it. */
    @JCStressTest
    @Outcome(id = "9, 0, 0, 0", expect = Expect.ACCEPTABLE, desc = "the reader was first")
    @Outcome(id = "7, 5, 0, 0", expect = Expect.ACCEPTABLE, desc = "it was filled between")
    @Outcome(id = "7, 5, 7, 5", expect = Expect.ACCEPTABLE, desc = "the reader was last")
    @Outcome(expect = Expect.FORBIDDEN, desc = "the word is seen, but not what was written before it")
    @State
    public static class Publish {

        private final long[] words = new long[1];
        private long written;

        @Actor
        public void write() {
            written = 5;
            SharedWords.fillLowHalf(words, 0, 7);
        }

        @Actor
        public void read(JJJJ_Result result) {
            long found = SharedWords.acquire(words, 0);
            result.r3 = found;
            result.r4 = found == 0 ? 0 : written;
            int filled = SharedWords.fillLowHalf(words, 0, 9);
            result.r1 = filled;
            result.r2 = filled == 9 ? 0 : written;
        }
    }
}
