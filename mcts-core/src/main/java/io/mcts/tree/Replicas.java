package io.mcts.tree;

import java.lang.invoke.VarHandle;

/**
 * One thread's own copies of the most visited nodes of a shared tree.
 *
 * <p><b>Why.</b> Near the root every iteration of every thread changes the same few words, and each change moves them from one
 * core's cache to another's: two threads then do little more than one. So each thread visits a replica of its own of such a
 * node and now and then adds what it has gathered to the shared node. What a thread does not know of what another one
 * gathered is then at most 1/64 of what that one knew.
 *
 * <p><b>How.</b> A replica is a node of a private tree. A second private tree holds at the same address the shared node as it
 * was when the two were last made equal; the difference is what is published.
 *
 * <p>The gain is in the decision log, "Threads in one tree". Not thread-safe: each thread has its own.
 */
final class Replicas {

    private static final int FIRST_CAPACITY = 256;

    /** So many visits more than it has children make a node worth a replica: fewer, and threads seldom meet there. */
    private static final int LEAST_VISITS = 128;

    /** A replica is published when it has gathered more than this share of its visits: 1 / 2^6. */
    private static final int SHARE_BITS = 6;

    private static final int HASH_FACTOR = 0x9E3779B9;

    private final Tree shared;
    private final Tree replicas;
    private final Tree published;
    private final Region replicaRegion;
    private final Region publishedRegion;
    private final Node sharedNode;
    private final Node replica;
    private final Node before;

    /** An open hash table: the address of a shared node at each even place, that of its replica after it. */
    private int[] table = new int[2 * FIRST_CAPACITY];

    private int size;

    Replicas(Tree shared) {
        this.shared = shared;
        replicas = new Tree(shared.layout());
        published = new Tree(shared.layout());
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

    /** A cursor on a shared node. */
    Node shared(int address) {
        return sharedNode.moveTo(address);
    }

    /** The address of a node's replica, which is made if the node is worth one; else {@link Tree#NONE}. */
    int of(int address) {
        int mask = table.length - 1;
        int place = place(address, mask);
        while (table[place] != Tree.NONE) {
            if (table[place] == address) {
                return table[place + 1];
            }
            place = (place + 2) & mask;
        }
        sharedNode.moveTo(address);
        return sharedNode.visits() - sharedNode.count() < LEAST_VISITS ? Tree.NONE : make(address);
    }

    /** How many visits a replica gathers at most, of a node with so many, before it is published. */
    static long mostUnpublished(int visits) {
        return (visits >>> SHARE_BITS) + 1L;
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
        for (int place = 0; place < table.length; place += 2) {
            if (table[place] != Tree.NONE) {
                publish(table[place], table[place + 1]);
            }
        }
    }

    /** Adds to the shared node what its replica has gathered. */
    void publish(int address, int found) {
        sharedNode.moveTo(address).addDifference(replica.moveTo(found), before.moveTo(found));
        makeEqual(address, found);
    }

    private void makeEqual(int address, int found) {
        int words = sharedNode.moveTo(address).words();
        copy(words, shared, address, replicas, found);
        VarHandle.acquireFence(); // as at Node.moveToCopy
        copy(words, replicas, found, published, found);
    }

    private static void copy(int words, Tree source, int from, Tree target, int to) {
        System.arraycopy(source.chunk(from), from & Tree.CHUNK_MASK, target.chunk(to), to & Tree.CHUNK_MASK, words);
    }

    private int make(int address) {
        int count = sharedNode.count();
        boolean isChance = sharedNode.isChance();
        int made = replicaRegion.allocate(count, sharedNode.player(), isChance);
        if (made == Tree.NONE || publishedRegion.allocate(count, sharedNode.player(), isChance) == Tree.NONE) {
            return Tree.NONE;
        }
        if (4 * ++size > table.length) {
            grow();
        }
        insert(address, made);
        makeEqual(address, made);
        return made;
    }

    private void grow() {
        int[] old = table;
        table = new int[2 * old.length];
        for (int place = 0; place < old.length; place += 2) {
            if (old[place] != Tree.NONE) {
                insert(old[place], old[place + 1]);
            }
        }
    }

    private void insert(int address, int made) {
        int mask = table.length - 1;
        int place = place(address, mask);
        while (table[place] != Tree.NONE) {
            place = (place + 2) & mask;
        }
        table[place] = address;
        table[place + 1] = made;
    }

    private static int place(int address, int mask) {
        return ((address * HASH_FACTOR) >>> 8 << 1) & mask;
    }
}
