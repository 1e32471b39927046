package io.mcts.tree;

import io.mcts.internal.LongTable;
import java.lang.invoke.VarHandle;

/**
 * One thread's own copies of the most visited nodes of a shared tree.
 *
 * <p><b>Why.</b> Near the root every iteration of every thread changes the same few words, and each change moves them from one
 * core's cache to another's: two threads then do little more than one. So each thread visits its own replica of such a node and
 * publishes what it has gathered from time to time. At most 1/63 of what a thread knows is then unknown to the others.
 *
 * <p><b>How.</b> A replica is a node of a private tree. A second private tree holds at the same address the shared node as it was
 * when the two were last made equal; the difference is what is published.
 *
 * <p>The gain is in the decision log, "Threads in one tree". Not thread-safe: each thread has its own.
 */
final class Replicas {

    /** A node gets a replica once it has this many more visits than children: with fewer, threads seldom meet there. */
    private static final int LEAST_VISITS = 128;

    /** A replica is published when it has gathered more than this share of its visits: 1 / 2^6. */
    static final int SHARE_BITS = 6;

    private final Tree shared;
    private final Tree replicas;
    private final Tree published;
    private final Region replicaRegion;
    private final Region publishedRegion;
    private final Node sharedNode;
    private final Node replica;
    private final Node before;
    private final LongTable replicaOf = new LongTable();

    /** No replicas. They may take a number of bytes; nodes that find no room are visited as they are. */
    Replicas(Tree shared, long limit) {
        this.shared = shared;
        replicas = new Tree(shared.layout(), false, false, limit / 2, 0);
        published = new Tree(shared.layout(), false, false, limit / 2, 0);
        replicas.shareMeanRange(shared);
        replicaRegion = new Region(replicas);
        publishedRegion = new Region(published);
        sharedNode = new Node(shared);
        replica = new Node(replicas);
        before = new Node(published);
    }

    /** The private tree of the replicas. */
    Tree tree() {
        return replicas;
    }

    long bytes() {
        return replicas.bytes() + published.bytes() + replicaOf.bytes();
    }

    /** A cursor on a shared node. */
    Node shared(int address) {
        return sharedNode.moveTo(address);
    }

    /** The address of a node's replica, which is made if the node is worth one; else {@link Tree#NONE}. */
    int of(int address) {
        int known = replicaOf.get(address);
        if (known != LongTable.ABSENT) {
            return known;
        }
        sharedNode.moveTo(address);
        return sharedNode.visits() - sharedNode.count() < LEAST_VISITS || replicas.isFull() || published.isFull()
                ? Tree.NONE
                : make(address);
    }

    /** Adds to the shared node what its replica has gathered, if that is a good share. */
    void publishIfDue(int address, int found) {
        int visits = replica.moveTo(found).visits();
        if (visits - before.moveTo(found).visits() > visits >>> SHARE_BITS) {
            publish(address, found);
        }
    }

    /** Adds to the shared nodes all that their replicas have gathered. */
    void publish() {
        replicaOf.forEach((address, found) -> publish((int) address, found));
    }

    /** Adds to the shared node what its replica has gathered. */
    void publish(int address, int found) {
        sharedNode.moveTo(address).addDifference(replica.moveTo(found), before.moveTo(found));
        makeEqual(address, found);
    }

    private void makeEqual(int address, int found) {
        int words = sharedNode.moveTo(address).words();
        copy(words, shared, address, replicas, found);
        VarHandle.acquireFence(); // as at NodeView.moveToCopy
        copy(words, replicas, found, published, found);
    }

    private static void copy(int words, Tree source, int from, Tree target, int to) {
        System.arraycopy(source.chunk(from), from & Tree.CHUNK_MASK, target.chunk(to), to & Tree.CHUNK_MASK, words);
    }

    private int make(int address) {
        int made = replicaRegion.allocateLike(sharedNode);
        if (made == Tree.NONE || publishedRegion.allocateLike(sharedNode) == Tree.NONE) {
            return Tree.NONE;
        }
        replicaOf.put(address, made);
        makeEqual(address, made);
        return made;
    }
}
