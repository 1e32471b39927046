package io.mcts.internal;

import org.jspecify.annotations.Nullable;

/**
 * Heap that a search holds back once the heap looks nearly full, for its result and the rest of the program. All trees of a search
 * share it, so that all are full when one of them has found no room: what is then given back is not for another of them.
 *
 * <p>It stays held until then, since threads that look for free heap by allocating it for a moment starve each other. Thread-safe.
 */
public final class HeapReserve {

    private static final long BYTES = 1 << 22;
    private static final long BYTES_OF_WORKER = 1 << 18;
    private static final long BYTES_OF_MOVE = 1 << 10;

    /** The length of the arrays held: 1 MiB less a header, which the G1 collector keeps in a region. */
    private static final int PIECE_LENGTH = (1 << 17) - 2;

    private static final long PIECE_BYTES = 1 << 20;

    private volatile long bytes = PIECE_BYTES;
    private volatile boolean isHeapFull;

    /** Null while there is plenty. */
    private volatile long @Nullable [][] held;

    /** Sets how much is held back, in proportion to the workers and to the size of the result. */
    public void size(int workers, int rootMoves) {
        bytes = BYTES + workers * BYTES_OF_WORKER + rootMoves * BYTES_OF_MOVE;
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

    /** Releases the reserve. */
    public void release() {
        held = null;
    }

    /**
     * Allocates words for nodes, after holding the reserve if the heap looks nearly full. Null if there is no room for either, which
     * makes all trees full: one thread allocates at a time, so no other takes what is given back then.
     */
    public synchronized long @Nullable [] allocate(int words) {
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

    /**
     * Holds the reserve if the heap looks nearly full; for searches that allocate nodes one by one, to be called now and then.
     *
     * @throws OutOfMemoryError if there is no room for it
     */
    public synchronized void hold() {
        Runtime runtime = Runtime.getRuntime();
        long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
        if (held == null && !isHeapFull && free < 2 * (bytes + PIECE_BYTES)) {
            held = new long[(int) Math.max(1, bytes / PIECE_BYTES)][PIECE_LENGTH];
        }
    }
}
