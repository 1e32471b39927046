package io.mcts.tree;

import io.mcts.internal.LongTable;

/**
 * A thread's own copies of the most visited nodes of a shared tree.
 *
 * <p><b>Why.</b> Near the root every iteration of every thread changes the same few words, and each change moves them from one
 * core's cache to another's: two threads then do little more than one. So each thread visits its own replica of such a node and
 * publishes what it has gathered before that exceeds 1/32 of the replica's visits.
 *
 * <p><b>How.</b> A replica is a node of a private tree. A second private tree holds at the same address a copy of the shared node from
 * the last publication; the difference is what is published. Replicas are linked to each other, which avoids a hash lookup in each
 * iteration; the word before a replica is the address of its original.
 *
 * <p>The gain is in the decision log, "Threads in one tree". Not thread-safe: each thread has its own.
 */
final class Replicas {

    /** A node gets a replica once it has this many more visits than children; with fewer, threads seldom meet there. */
    private static final int LEAST_VISITS = 128;

    /** The greatest unpublished share of a replica's visits is 1 / 2^5. */
    static final int SHARE_BITS = 5;

    /** Keeps the addresses of replicas positive; negative links have another meaning ({@link SharedPath#link()}). */
    private static final long MOST_BYTES = (long) Long.BYTES << (Integer.SIZE - 1);

    private final Tree shared;
    private final Tree replicas;
    private final Tree published;
    private final NodeAllocator replicaRegion;
    private final NodeAllocator publishedRegion;
    private final NodeView sharedNode;
    private final LongTable replicaOf = new LongTable();

    /** No replicas yet. They may take a number of bytes; nodes without room for a replica are visited directly. */
    Replicas(Tree shared, long limit) {
        long half = Math.min(limit / 2, MOST_BYTES);
        this.shared = shared;
        replicas = new Tree(shared.layout(), false, false, half, 0);
        published = new Tree(shared.layout(), false, false, half, 0);
        replicaRegion = new NodeAllocator(replicas);
        publishedRegion = new NodeAllocator(published);
        sharedNode = new NodeView(shared);
    }

    Tree tree() {
        return replicas;
    }

    long bytes() {
        return replicas.bytes() + published.bytes() + replicaOf.bytes();
    }

    /** The address of a node's replica, made if needed; {@link Tree#NONE} if the node has too few visits or there is no room. */
    int of(int address) {
        long header = shared.chunk(address)[address & Tree.CHUNK_MASK];
        if (NodeView.visitsIn(header) - NodeView.count(header) < LEAST_VISITS) {
            return Tree.NONE;
        }
        int known = replicaOf.get(address);
        if (known != LongTable.ABSENT) {
            return known;
        }
        return replicas.isFull() || published.isFull() ? Tree.NONE : make(address);
    }

    int original(int found) {
        return (int) replicas.chunk(found)[(found & Tree.CHUNK_MASK) - 1];
    }

    /**
     * Publishes a replica when its visits are a multiple of the greatest power of two within the share, which avoids reading the visits of
     * the last publication.
     */
    void publishIfDue(int found) {
        int visits = NodeView.visitsIn(replicas.chunk(found)[found & Tree.CHUNK_MASK]);
        int interval = Integer.highestOneBit(visits) >>> SHARE_BITS;
        if ((visits & (interval - 1)) == 0) {
            publish(found);
        }
    }

    void publish() {
        replicaOf.forEach((address, found) -> publish(found));
    }

    /**
     * Adds to the shared node what its replica has gathered, and brings the replica up to date. No word of the shared node is read a
     * second time, as another thread may have changed it.
     */
    void publish(int found) {
        int original = original(found);
        Exchange exchange = new Exchange(
                replicas.chunk(found),
                published.chunk(found),
                shared.chunk(original),
                (original & Tree.CHUNK_MASK) - (found & Tree.CHUNK_MASK));
        int base = found & Tree.CHUNK_MASK;
        long header = exchange.own[base];
        int count = NodeView.count(header);
        exchange.header(base);
        for (int child = 0; child < count; child++) {
            exchange.sum(NodeView.sumWord(base, child));
            exchange.visits(NodeView.linkWord(base, child));
        }
        int word = base + NodeLayout.extra(count, NodeView.moveWidth(header));
        for (Column column : shared.layout().columns(NodeView.isChance(header))) {
            for (int end = word + count; word < end; word++) {
                if (column == Column.SQUARES) {
                    exchange.sum(word);
                } else {
                    exchange.take(word);
                }
            }
        }
    }

    /** The exchange of statistics on a node between a thread's replica and the shared node. */
    private static final class Exchange {

        /** The array of the replica. */
        private final long[] own;

        /** The array that holds, in the same places, what the replica held after its last publication. */
        private final long[] last;

        /** The array of the shared node. */
        private final long[] all;

        /** The offset from a word of the replica to that of the shared node. */
        private final int distance;

        Exchange(long[] own, long[] last, long[] all, int distance) {
            this.own = own;
            this.last = last;
            this.all = all;
            this.distance = distance;
        }

        /** Exchanges the visits of the node, and takes over whether it has a bounded child. */
        void header(int word) {
            own[word] = added(word) | (own[word] & NodeView.BOUNDED_BIT);
            last[word] = own[word];
        }

        /** Exchanges the visits of a child; its link stays. */
        void visits(int word) {
            own[word] = (added(word) & ~NodeView.LOW_HALF) | (own[word] & NodeView.LOW_HALF);
            last[word] = own[word];
        }

        /** Adds the visits of a word to those of the shared node; returns the word there. */
        private long added(int word) {
            long added = (long) (NodeView.visitsIn(own[word]) - NodeView.visitsIn(last[word])) << NodeView.VISITS_SHIFT;
            return added == 0 ? all[word + distance] : SharedWords.add(all, word + distance, added) + added;
        }

        /** Exchanges a sum of rewards or of their squares. */
        void sum(int word) {
            double added = Double.longBitsToDouble(own[word]) - Double.longBitsToDouble(last[word]);
            own[word] = added == 0 ? all[word + distance] : SharedWords.addDouble(all, word + distance, added);
            last[word] = own[word];
        }

        /** Takes over what threads write into the shared node at once. */
        void take(int word) {
            own[word] = all[word + distance];
            last[word] = own[word];
        }
    }

    private int make(int address) {
        sharedNode.moveTo(address);
        int made = replicaRegion.allocateReplica(sharedNode);
        if (made == Tree.NONE || publishedRegion.allocateReplica(sharedNode) == Tree.NONE) {
            return Tree.NONE;
        }
        replicaOf.put(address, made);
        publish(made); // nothing yet, which only brings it up to date
        return made;
    }
}
