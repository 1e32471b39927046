package io.mcts.web.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The latest finished searches whose trees are kept, within a limit of memory. Thread-safe. */
public final class KeptTrees {

    private final long room;
    private final Map<LiveSearch<?, ?>, Long> searches = new LinkedHashMap<>();
    private long bytes;

    KeptTrees(long room) {
        this.room = room;
    }

    /** Keeps the tree of a search, dropping the oldest, if need be even this one. */
    void keep(LiveSearch<?, ?> search, long size) {
        List<LiveSearch<?, ?>> forgotten = new ArrayList<>();
        synchronized (this) {
            searches.put(search, size);
            bytes += size;
            while (bytes > room) {
                LiveSearch<?, ?> oldest = searches.keySet().iterator().next();
                remove(oldest);
                forgotten.add(oldest);
            }
        }
        forgotten.forEach(LiveSearch::forget); // without the lock, since each has one of its own
    }

    synchronized void remove(LiveSearch<?, ?> search) {
        Long size = searches.remove(search);
        bytes -= size == null ? 0 : size;
    }

    public synchronized long bytes() {
        return bytes;
    }
}
