package io.mcts.tree;

import java.util.Arrays;

/**
 * The path of one of several threads that search in the same tree: near the root it goes through the thread's own
 * {@link Replicas}, below them through the shared nodes, where it counts its visits in advance.
 *
 * <p>Not thread-safe: each thread has its own.
 */
public final class SharedPath extends TreePath {

    private final Replicas replicas;
    private final Node replica;
    private int[] replicaOf = new int[0];
    private boolean isNearRoot;
    private int address;

    /**
     * An empty path.
     *
     * @param tree a shared tree
     * @param virtualLoss how many visits without reward an edge seems to have to the other threads until its reward is known,
     *     at least 1
     */
    public SharedPath(Tree tree, int virtualLoss) {
        super(tree, virtualLoss);
        replicas = new Replicas(tree);
        replica = new Node(replicas.tree());
    }

    /** Adds to the shared tree what the thread has gathered and not yet published. To be called when it stops. */
    public void publish() {
        replicas.publish();
    }

    @Override
    public Node begin() {
        isNearRoot = true;
        return super.begin();
    }

    @Override
    public Node goTo(int node) {
        if (isNearRoot) {
            int found = replicas.of(node);
            if (found != Tree.NONE) {
                address = node;
                return replica.moveTo(found);
            }
            isNearRoot = false;
        }
        return super.goTo(node);
    }

    @Override
    public int arrive() {
        if (length() >= replicaOf.length) {
            replicaOf = Arrays.copyOf(replicaOf, Math.max(64, 2 * replicaOf.length));
        }
        if (!isNearRoot) {
            replicaOf[length()] = Tree.NONE;
            return super.arrive();
        }
        replicaOf[length()] = replica.address();
        arriveAt(address);
        return replica.visits();
    }

    /** An edge of which the replica does not know where it leads is taken at the shared node. */
    @Override
    public int take(int child) {
        if (isNearRoot && replica.link(child) != Tree.NONE) {
            append(child);
            return replica.visits(child);
        }
        if (isNearRoot) {
            super.goTo(address);
            super.arrive();
            replicaOf[length()] = Tree.NONE;
        }
        return super.take(child);
    }

    @Override
    public int link() {
        int edge = length() - 1;
        return replicaOf[edge] == Tree.NONE ? super.link() : replica.link(child(edge));
    }

    @Override
    void cancel(int edge) {
        if (replicaOf[edge] == Tree.NONE) {
            super.cancel(edge);
        }
    }

    @Override
    void cancelArrival() {
        if (replicaOf[length()] == Tree.NONE) {
            super.cancelArrival();
        }
    }

    @Override
    public void visit(int edge, double[] rewards) {
        int found = replicaOf[edge];
        if (found == Tree.NONE) {
            super.visit(edge, rewards);
            return;
        }
        replica.moveTo(found);
        replica.visit(child(edge), rewards[replica.player()]);
        addToColumns(replica, child(edge), rewards);
        replicas.publishIfDue(node(edge), found);
    }
}
