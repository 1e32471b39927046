package io.mcts.tree;

import io.mcts.internal.LongTable;

/**
 * One thread's own copies of the most visited nodes of a shared tree.
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

    private final Tree replicas;
    private final Tree published;
    private final Region replicaRegion;
    private final Region publishedRegion;
    private final Node sharedNode;
    private final Node replica;
    private final Node before;
    private final LongTable replicaOf = new LongTable();

    /** No replicas yet. They may take a number of bytes; nodes without room for a replica are visited directly. */
    Replicas(Tree shared, long limit) {
        long half = Math.min(limit / 2, MOST_BYTES);
        replicas = new Tree(shared.layout(), false, false, half, 0);
        published = new Tree(shared.layout(), false, false, half, 0);
        replicaRegion = new Region(replicas);
        publishedRegion = new Region(published);
        sharedNode = new Node(shared);
        replica = new Node(replicas);
        before = new Node(published);
    }

    Tree tree() {
        return replicas;
    }

    long bytes() {
        return replicas.bytes() + published.bytes() + replicaOf.bytes();
    }

    Node shared(int address) {
        return sharedNode.moveTo(address);
    }

    /** The address of a node's replica, made if needed; {@link Tree#NONE} if the node has too few visits or there is no room. */
    int of(int address) {
        sharedNode.moveTo(address);
        if (sharedNode.visits() - sharedNode.count() < LEAST_VISITS) {
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

    /** Adds to the shared node what its replica has gathered. */
    void publish(int found) {
        sharedNode.moveTo(original(found)).addDifference(replica.moveTo(found), before.moveTo(found));
        makeEqual(found);
    }

    private void makeEqual(int found) {
        replica.moveTo(found).takeOver(sharedNode);
        before.moveTo(found).takeOver(replica); // another thread may have changed the shared node since
    }

    private int make(int address) {
        int made = replicaRegion.allocateReplica(sharedNode);
        if (made == Tree.NONE || publishedRegion.allocateReplica(sharedNode) == Tree.NONE) {
            return Tree.NONE;
        }
        replicaOf.put(address, made);
        makeEqual(made);
        return made;
    }
}
