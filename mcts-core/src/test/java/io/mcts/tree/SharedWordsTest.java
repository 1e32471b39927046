package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class SharedWordsTest {

    private static final int THREADS = 4;
    private static final int TIMES = 50_000;

    private final long[] words = new long[2];

    @Test
    void nothingAddedIsLost() throws Exception {
        words[1] = Double.doubleToRawLongBits(0);
        inThreads(thread -> {
            for (int i = 0; i < TIMES; i++) {
                SharedWords.add(words, 0, 1L << 32);
                SharedWords.addDouble(words, 1, 0.25);
            }
        });
        assertThat(words[0] >>> 32).isEqualTo((long) THREADS * TIMES);
        assertThat(Double.longBitsToDouble(words[1])).isEqualTo(0.25 * THREADS * TIMES);
    }

    @Test
    void theFirstLinkStaysAndVisitsAreNotLost() throws Exception {
        for (int run = 0; run < 200; run++) {
            words[0] = 0;
            int[] links = new int[THREADS];
            inThreads(thread -> {
                SharedWords.add(words, 0, 1L << 32);
                links[thread] = SharedWords.fillLowHalf(words, 0, thread + 1);
                SharedWords.add(words, 0, 1L << 32);
            });
            assertThat(words[0] >>> 32).isEqualTo(2 * THREADS);
            assertThat(links).containsOnly((int) words[0]);
        }
    }

    private static void inThreads(IntConsumer work) throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            int thread = i;
            threads.add(new Thread(() -> {
                try {
                    start.await();
                } catch (Exception broken) {
                    throw new IllegalStateException(broken);
                }
                work.accept(thread);
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
