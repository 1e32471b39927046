package io.mcts.examples.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** The memory that a thread has allocated, as far as the JVM counts it. */
final class Allocation {

    private Allocation() {}

    /** All bytes that a thread has ever allocated; always the same number where the JVM does not count them. */
    static long of(Thread thread) {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
                        && bean.isThreadAllocatedMemorySupported()
                ? bean.getThreadAllocatedBytes(thread.getId())
                : 0;
    }
}
