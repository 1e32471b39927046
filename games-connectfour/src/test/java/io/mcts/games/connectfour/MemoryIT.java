package io.mcts.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.mcts.Mcts;
import io.mcts.control.Budget;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** What a search allocates. */
class MemoryIT {

    private static final int ITERATIONS = 1_000_000;

    /**
     * A node of seven children has 152 bytes and is made for every third iteration or so; an iteration leaves nothing else behind
     * once the code is compiled.
     */
    @Test
    void plainUctAllocatesAtMost60BytesAnIteration() {
        Mcts<ConnectFour, Drop> mcts = Mcts.<ConnectFour, Drop>builder().seed(1).build();
        mcts.search(ConnectFour.classic(), Budget.iterations(ITERATIONS));
        mcts.search(ConnectFour.classic(), Budget.iterations(ITERATIONS));
        long before = allocated();
        mcts.search(ConnectFour.classic(), Budget.iterations(ITERATIONS));
        assertThat((double) (allocated() - before) / ITERATIONS).isBetween(20.0, 60.0);
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
