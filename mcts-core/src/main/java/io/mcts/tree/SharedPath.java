package io.mcts.tree;

import java.util.Arrays;

/**
 * The path of one of several threads that search in the same tree: near the root it goes through the thread's own
 * {@link Replicas}, below them through the shared nodes, where it counts its visits in advance. A selection policy reads a copy of the
 * shared node, so that values do not change between two reads.
 *
 * <p>A path may also be taken without cursors: {@link #reach}, a choice among the children in the {@link #words}, {@link #take}.
 */
public final class SharedPath extends GraphPath {

    private final Tree tree;
    private final Replicas replicas;
    private final Node replica;
    private final Node view;
    private final int visitsBeforeExpansion;

    /** For each edge the address of the replica of the node it leaves, or {@link Tree#NONE}. */
    private int[] replicaOf = new int[FIRST_CAPACITY];

    /** For each edge whether a visit is counted in advance at the shared node and not yet completed. */
    private boolean[] isAhead = new boolean[FIRST_CAPACITY];

    private final Node visited;
    private final int virtualLoss;
    private int replicaOfRoot;

    /** The replica of the next node, if it is linked. */
    private int next;

    private boolean isNearRoot;

    /** Whether a visit of the current node is counted in advance, without one of a child. */
    private boolean hasArrived;

    /** The shared node that the path has reached. */
    private int address;

    /** The replica of that node, or {@link Tree#NONE} below the replicas. */
    private int found;

    /** An empty path in a shared tree; the limit is that of the replicas, in bytes. */
    public SharedPath(Tree tree, int virtualLoss, int visitsBeforeExpansion, long limit) {
        super(tree);
        this.tree = tree;
        this.virtualLoss = virtualLoss;
        this.visitsBeforeExpansion = visitsBeforeExpansion;
        replicas = new Replicas(tree, limit);
        replica = new Node(replicas.tree());
        view = new Node(tree);
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
    public void start() {
        isNearRoot = true;
        hasArrived = false;
        next = replicaOfRoot;
        super.start();
    }

    @Override
    public Node goTo(int node) {
        pass(node);
        move(node);
        return cursor();
    }

    /** A cursor on the node reached: on its replica, or on a copy of the shared node. */
    public Node cursor() {
        if (isNearRoot) {
            return replica.moveTo(found);
        }
        view.moveToCopy(visited.moveTo(address));
        return view;
    }

    private void move(int node) {
        address = node;
        found = Tree.NONE;
        if (isNearRoot) {
            found = next == Tree.NONE ? linkedReplica(node) : next;
            next = Tree.NONE;
            isNearRoot = found != Tree.NONE;
        }
    }

    /** The replica of a node below other replicas, which is linked to the one above. */
    private int linkedReplica(int node) {
        int known = replicas.of(node);
        int edge = length() - 1;
        if (edge < 0) {
            replicaOfRoot = known;
        } else if (known != Tree.NONE) {
            replica.moveTo(replicaOf[edge]).link(child(edge), known);
        }
        return known;
    }

    /**
     * Goes to a node without a cursor and announces that an edge of it will be taken; returns its visits before this one. In a shared node
     * with fewer visits than children this visit is counted at once, so that threads try different ones.
     */
    public int reach(int node) {
        pass(node);
        move(node);
        announce();
        long[] words = words();
        int base = base();
        int visits = NodeWords.visits(words, base);
        hasArrived = !isNearRoot && visits < NodeWords.count(words, base);
        return hasArrived ? countArrival() : visits;
    }

    /** The array that holds the words of the node reached: those of the replica, or of the shared node, which other threads change. */
    public long[] words() {
        return found == Tree.NONE ? tree.chunk(address) : replicas.tree().chunk(found);
    }

    /** The place of the first of the {@link #words}. */
    public int base() {
        return (found == Tree.NONE ? address : found) & Tree.CHUNK_MASK;
    }

    private void announce() {
        int edge = length();
        if (edge >= replicaOf.length) {
            replicaOf = Arrays.copyOf(replicaOf, 2 * edge);
            isAhead = Arrays.copyOf(isAhead, 2 * edge);
        }
        isAhead[edge] = !isNearRoot;
        replicaOf[edge] = found;
        arriveAt(address);
    }

    private int countArrival() {
        return NodeView.visitsIn(SharedWords.add(tree.chunk(address), address & Tree.CHUNK_MASK, Node.ONE_VISIT));
    }

    /**
     * {@inheritDoc} The visit is counted when a child is taken, unless it decides which move is tried for the first time. While the cursor
     * shows a child without visits, this returns less than the number of children: the child's first visit may be counted at the node
     * but not yet at the child, or have been taken back.
     */
    @Override
    public int arrive() {
        announce();
        if (isNearRoot) {
            return replica.hasUnvisited() ? Math.min(replica.visits(), replica.count() - 1) : replica.visits();
        }
        hasArrived = view.hasUnvisited();
        return hasArrived ? Math.min(countArrival(), view.count() - 1) : view.visits();
    }

    /** {@inheritDoc} Visits before the expansion are counted at the shared node, so that all threads agree. */
    @Override
    public int take(int child) {
        if (isNearRoot) {
            int visits = NodeWords.visits(words(), base(), child);
            if (visits >= visitsBeforeExpansion) {
                append(child);
                return visits;
            }
            isAhead[length()] = true;
        }
        if (!hasArrived) {
            countArrival();
        }
        append(child);
        hasArrived = false;
        int link = NodeView.linkWord(address & Tree.CHUNK_MASK, child);
        int before = NodeView.visitsIn(SharedWords.add(tree.chunk(address), link, virtualLoss * Node.ONE_VISIT));
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
        int child = child(edge);
        if (replicaOf[edge] == Tree.NONE) {
            return sharedLink(node(edge), child);
        }
        int known = NodeWords.link(replicas.tree().chunk(replicaOf[edge]), replicaOf[edge] & Tree.CHUNK_MASK, child);
        next = Math.max(known, Tree.NONE);
        if (known != Tree.NONE) {
            return known < 0 ? ~known : replicas.original(known);
        }
        int shared = sharedLink(node(edge), child);
        if (shared > Tree.NONE) { // the few negative addresses are read every time
            replica.moveTo(replicaOf[edge]).link(child, ~shared);
        }
        return shared;
    }

    private int sharedLink(int node, int child) {
        return (int) SharedWords.acquire(tree.chunk(node), NodeView.linkWord(node & Tree.CHUNK_MASK, child));
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
        return visited.moveTo(node(edge)).linkFirst(child(edge), made);
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
        int ofEdge = replicaOf[edge];
        if (isAhead[edge]) {
            isAhead[edge] = false;
            visited.leave(node(edge), child(edge), virtualLoss, rewards);
            if (changesColumns(edge)) {
                addToColumns(visited.moveTo(node(edge)), edge, rewards);
            }
            if (ofEdge != Tree.NONE) {
                replicas.publish(ofEdge); // updates the replica, too
            }
            return;
        }
        replica.visit(ofEdge, child(edge), rewards);
        if (changesColumns(edge)) {
            addToColumns(replica.moveTo(ofEdge), edge, rewards);
        }
        replicas.publishIfDue(ofEdge);
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
