package io.mcts.tree;

import io.mcts.internal.LongTable;

/**
 * A thread's own copies of the most visited nodes of a shared tree. Not thread-safe.
 *
 * <p><b>Why.</b> Near the root every iteration changes the same few words, which moves them between the caches of cores: two threads then
 * do little more than one. So each thread visits its own replica and publishes before that exceeds 1/32 of the replica's visits; for the
 * gain see the decision log, "Threads in one tree".
 *
 * <p><b>How.</b> A replica is a node of a private tree. A second private tree holds at the same address a copy of the shared node from the
 * last publication; the difference is published. Replicas are linked to each other, which avoids a hash lookup; the word before a replica
 * is the address of its original.
 */
final class Replicas {

    /** Nodes with fewer visits beyond their children get no replica; threads seldom meet there. */
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

    /** Publishes when the visits are a multiple of the greatest power of two within the share, to avoid reading the last publication. */
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

    /** Reads no word of the shared node a second time, as another thread may have changed it. */
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
        int word = base
                + NodeLayout.extra(count, count, NodeView.moveWidth(header))
                + shared.layout().boundsWords();
        for (Column column : shared.layout().columns(NodeView.isChance(header))) {
            for (int end = word + count; word < end; word++) {
                if (column == Column.SQUARES) {
                    exchange.sum(word);
                } else {
                    exchange.take(word);
                }
            }
        }
        if (NodeView.hasBoundedChild(exchange.own[base])) {
            sharedNode.moveTo(original);
            int record = base + sharedNode.words(); // it follows the replica
            sharedNode.writeBounds(sharedNode.bounds(), exchange.own, record);
        }
    }

    private static final class Exchange {

        private final long[] own;

        /** The replica after its last publication, in the same places. */
        private final long[] last;

        private final long[] all;

        private final int distance;

        Exchange(long[] own, long[] last, long[] all, int distance) {
            this.own = own;
            this.last = last;
            this.all = all;
            this.distance = distance;
        }

        void header(int word) {
            own[word] = added(word) | (own[word] & NodeView.BOUNDED_BIT);
            last[word] = own[word];
        }

        void visits(int word) {
            own[word] = (added(word) & ~NodeView.LOW_HALF) | (own[word] & NodeView.LOW_HALF);
            last[word] = own[word];
        }

        private long added(int word) {
            long added = (long) (NodeView.visitsIn(own[word]) - NodeView.visitsIn(last[word])) << NodeView.VISITS_SHIFT;
            return added == 0 ? all[word + distance] : SharedWords.add(all, word + distance, added) + added;
        }

        void sum(int word) {
            double added = Double.longBitsToDouble(own[word]) - Double.longBitsToDouble(last[word]);
            own[word] = added == 0 ? all[word + distance] : SharedWords.addDouble(all, word + distance, added);
            last[word] = own[word];
        }

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
