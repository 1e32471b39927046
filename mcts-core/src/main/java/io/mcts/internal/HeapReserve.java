package io.mcts.tree;

import org.jspecify.annotations.Nullable;

/**
 * Heap that a search holds back once the heap looks nearly full, for its result and the rest of the program. All trees of a search
 * share it, so that all are full when one of them has found no room: what is then given back is not for another of them.
 *
 * <p>It stays held until then, since threads that look for free heap by allocating it for a moment starve each other. Thread-safe.
 */
public final class HeapReserve {

    private volatile long bytes = 1 << 20;
    private volatile boolean isHeapFull;

    /** Null while there is plenty. */
    private volatile long @Nullable [][] held;

    /** Sets how much is held back. */
    public void bytes(long size) {
        bytes = size;
    }

    /** A search begins, or nodes have been let go: the heap may have room again. */
    public void begin() {
        isHeapFull = false;
        release();
    }

    public boolean isHeapFull() {
        return isHeapFull;
    }

    /** Makes all trees full, since the heap is, and gives back what was held. */
    public void fill() {
        isHeapFull = true;
        release();
    }

    /** Gives back what was held. */
    public void release() {
        held = null;
    }

    /**
     * Allocates words for nodes, after holding the reserve if the heap looks nearly full. Null if there is no room for either, which
     * makes all trees full: one thread allocates at a time, so no other takes what is given back then.
     */
    synchronized long @Nullable [] allocate(int words) {
        if (isHeapFull) {
            return null;
        }
        try {
            hold();
            return new long[words];
        } catch (OutOfMemoryError full) {
            fill();
            return null;
        }
    }

    private void hold() {
        Runtime runtime = Runtime.getRuntime();
        long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
        if (held == null && free < 2 * (bytes + Tree.CHUNK_BYTES)) {
            held = new long[(int) Math.max(1, bytes / Tree.CHUNK_BYTES)][Tree.CHUNK_LENGTH];
        }
    }
}
