package io.mcts.tree;

import java.util.Arrays;

/**
 * The path of one of several threads that search in the same tree: near the root it goes through the thread's own
 * {@link Replicas}, below them through the shared nodes, where it counts its visits in advance. Selection reads a copy of the shared
 * node, so that values do not change between two reads.
 */
public final class SharedPath extends GraphPath {

    private final Replicas replicas;
    private final Node replica;
    private final Node view;
    private final int visitsBeforeExpansion;

    /** For each edge the address of the replica of the node it leaves, or {@link Tree#NONE}. */
    private int[] replicaOf = new int[FIRST_CAPACITY];

    /** For each edge whether a visit is counted in advance at the shared node and not yet completed. */
    private boolean[] isAhead = new boolean[FIRST_CAPACITY];

    /** The shared node that the path has reached below the replicas. */
    private final Node at;

    private final Node visited;
    private final int virtualLoss;
    private int replicaOfRoot;

    /** The replica of the next node, if it is linked. */
    private int next;

    private boolean isNearRoot;

    /** Whether a visit of the current node is counted in advance, without one of a child. */
    private boolean hasArrived;

    private int address;

    /** An empty path in a shared tree; the limit is that of the replicas, in bytes. */
    public SharedPath(Tree tree, int virtualLoss, int visitsBeforeExpansion, long limit) {
        super(tree);
        this.virtualLoss = virtualLoss;
        this.visitsBeforeExpansion = visitsBeforeExpansion;
        replicas = new Replicas(tree, limit);
        replica = new Node(replicas.tree());
        view = new Node(tree);
        at = new Node(tree);
        visited = new Node(tree);
    }

    /** The most unpublished visits of a thread at its replica of a node, given those of the shared node: 1/32 of their sum. */
    public static long mostUnpublished(int visits) {
        return visits / ((1 << Replicas.SHARE_BITS) - 1);
    }

    public long bytes() {
        return replicas.bytes();
    }

    public void publish() {
        replicas.publish();
    }

    @Override
    public Node begin() {
        isNearRoot = true;
        hasArrived = false;
        next = replicaOfRoot;
        return super.begin();
    }

    @Override
    public Node goTo(int node) {
        pass(node);
        if (isNearRoot) {
            int found = next == Tree.NONE ? linkedReplica(node) : next;
            next = Tree.NONE;
            if (found != Tree.NONE) {
                address = node;
                return replica.moveTo(found);
            }
            isNearRoot = false;
        }
        view.moveToCopy(at.moveTo(node));
        return view;
    }

    /** The replica of a node below other replicas, which is linked to the one above. */
    private int linkedReplica(int node) {
        int found = replicas.of(node);
        int edge = length() - 1;
        if (edge < 0) {
            replicaOfRoot = found;
        } else if (found != Tree.NONE) {
            replica.moveTo(replicaOf[edge]).link(child(edge), found);
        }
        return found;
    }

    /**
     * {@inheritDoc} The visit is counted when a child is taken, unless it decides which move is tried for the first time. While the cursor
     * shows a child without visits, this returns less than the number of children: the child's first visit may be counted at the node
     * but not yet at the child, or have been taken back.
     */
    @Override
    public int arrive() {
        int edge = length();
        if (edge >= replicaOf.length) {
            replicaOf = Arrays.copyOf(replicaOf, 2 * edge);
            isAhead = Arrays.copyOf(isAhead, 2 * edge);
        }
        isAhead[edge] = !isNearRoot;
        if (isNearRoot) {
            replicaOf[edge] = replica.address();
            arriveAt(address);
            return replica.hasUnvisited() ? Math.min(replica.visits(), replica.count() - 1) : replica.visits();
        }
        replicaOf[edge] = Tree.NONE;
        arriveAt(at.address());
        hasArrived = view.hasUnvisited();
        return hasArrived ? Math.min(at.arrive(), view.count() - 1) : view.visits();
    }

    /** {@inheritDoc} Visits before the expansion are counted at the shared node, so that all threads agree. */
    @Override
    public int take(int child) {
        if (isNearRoot) {
            int visits = replica.visits(child);
            if (visits >= visitsBeforeExpansion) {
                append(child);
                return visits;
            }
            at.moveTo(address);
            isAhead[length()] = true;
        }
        if (!hasArrived) {
            at.arrive();
        }
        append(child);
        hasArrived = false;
        int before = at.enter(child, virtualLoss);
        addFirstVisits(before == 0 ? 1 : 0);
        return before;
    }

    /**
     * {@inheritDoc} A replica is linked to replicas or, where there is none, to the complement of the shared node's address. This avoids
     * reading the words of shared nodes, which other threads change.
     */
    @Override
    public int link() {
        int edge = length() - 1;
        if (replicaOf[edge] == Tree.NONE) {
            return at.link(child(edge));
        }
        int known = replica.link(child(edge));
        next = Math.max(known, Tree.NONE);
        if (known == Tree.NONE) {
            return sharedLink(edge);
        }
        return known < 0 ? ~known : replicas.original(known);
    }

    private int sharedLink(int edge) {
        int shared = replicas.shared(node(edge)).link(child(edge));
        if (shared > Tree.NONE) { // the few negative addresses are read every time
            replica.link(child(edge), ~shared);
        }
        return shared;
    }

    @Override
    public void end() {
        int edge = length() - 1;
        if (replicaOf[edge] != Tree.NONE) {
            replica.moveTo(replicaOf[edge]).link(child(edge), ~Tree.NONE);
        }
    }

    @Override
    public int link(int made) {
        int edge = length() - 1;
        return replicas.shared(node(edge)).linkFirst(child(edge), made);
    }

    @Override
    public void cancel() {
        for (int edge = 0; edge < length(); edge++) {
            if (isAhead[edge]) {
                visited.moveTo(node(edge)).cancelArrival();
                addFirstVisits(visited.cancel(child(edge), virtualLoss) ? -1 : 0);
            }
        }
        if (hasArrived) {
            visited.moveTo(node(length())).cancelArrival();
        }
        hasArrived = false;
        super.cancel();
    }

    @Override
    public void visit(int edge, double[] rewards) {
        int found = replicaOf[edge];
        if (isAhead[edge]) {
            isAhead[edge] = false;
            visited.moveTo(node(edge)).leave(child(edge), virtualLoss, rewards[visited.player()]);
            addToColumns(visited, edge, rewards);
            if (found != Tree.NONE) {
                replicas.publish(found); // updates the replica, too
            }
            return;
        }
        replica.visit(found, child(edge), rewards);
        if (keepsColumns) {
            addToColumns(replica.moveTo(found), edge, rewards);
        }
        replicas.publishIfDue(found);
    }

    /** {@inheritDoc} This updates the thread's own replica at once, those of others when they are next published. */
    @Override
    public boolean prove(int edge, double lower, double upper) {
        if (replicaOf[edge] != Tree.NONE) {
            replica.moveTo(replicaOf[edge]).prove(child(edge), lower, upper);
        }
        return super.prove(edge, lower, upper);
    }
}
