package io.mcts.internal;

import org.jspecify.annotations.Nullable;

/** Heap held back when the heap looks nearly full, for the result and the rest of the program. All trees share it. Thread-safe. */
public final class HeapReserve {

    private static final long BYTES = 1 << 22;
    private static final long BYTES_OF_WORKER = 1 << 18;
    private static final long BYTES_OF_MOVE = 1 << 10;

    private static final int PIECE_LENGTH = (1 << 17) - 2;

    private static final long PIECE_BYTES = 1 << 20;

    private volatile long bytes = PIECE_BYTES;
    private volatile boolean isHeapFull;

    private volatile long @Nullable [][] held;

    public void size(int workers, int rootMoves) {
        bytes = BYTES + workers * BYTES_OF_WORKER + rootMoves * BYTES_OF_MOVE;
    }

    /** Called when a search begins, or nodes have been freed: the heap may have room again. */
    public void begin() {
        isHeapFull = false;
        release();
    }

    public boolean isHeapFull() {
        return isHeapFull;
    }

    /** Marks all trees as full, and releases the reserve. */
    public void fill() {
        isHeapFull = true;
        release();
    }

    public void release() {
        held = null;
    }

    /** Allocates words for nodes after {@link #hold}; null if the heap has no room, which marks all trees as full. */
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

    /** Holds the reserve if the heap looks nearly full; throws {@link OutOfMemoryError} if there is no room for it. */
    public synchronized void hold() {
        Runtime runtime = Runtime.getRuntime();
        long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
        if (held == null && !isHeapFull && free < 2 * (bytes + PIECE_BYTES)) {
            held = new long[(int) Math.max(1, bytes / PIECE_BYTES)][PIECE_LENGTH];
        }
    }
}
