package io.mcts.tree;

import java.util.Arrays;

/**
 * The path of one of several threads in a tree: near the root it goes through the thread's {@link Replicas}, below them through the shared
 * nodes, where it counts visits in advance. Policies read a copy of the shared node, so values do not change between two reads. The path
 * may also be taken without cursors.
 */
public final class SharedPath extends GraphPath {

    private final Tree tree;
    private final Replicas replicas;
    private final Node replica;
    private final Node view;
    private final int visitsBeforeExpansion;

    private int[] replicaOf = new int[FIRST_CAPACITY];

    /** Whether a visit of each edge is counted in advance at the shared node and not yet completed. */
    private boolean[] isAhead = new boolean[FIRST_CAPACITY];

    private final Node visited;
    private final int virtualLoss;
    private int replicaOfRoot;

    /** Whether a visit of the current node is counted in advance, without one of a child. */
    private boolean hasArrived;

    private int address;

    private int found;

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
        hasArrived = false;
        super.start();
    }

    @Override
    public Node goTo(int node) {
        address = node;
        found = replica(node);
        return cursor(node, found);
    }

    public Node cursor(int node, int itsReplica) {
        if (itsReplica != Tree.NONE) {
            return replica.moveTo(itsReplica);
        }
        view.moveToCopy(visited.moveTo(node));
        return view;
    }

    /** Moves to the node below the last edge, without a cursor; returns its replica, or {@link Tree#NONE} below the replicas. */
    public int replica(int node) {
        pass(node);
        int edge = length() - 1;
        if (edge < 0) {
            replicaOfRoot = replicaOfRoot == Tree.NONE ? replicas.of(node) : replicaOfRoot;
            return replicaOfRoot;
        }
        int above = replicaOf[edge];
        return above == Tree.NONE ? Tree.NONE : replicaBelow(above, child(edge), node);
    }

    private int replicaBelow(int above, int child, int node) {
        int known = NodeWords.link(chunk(above), base(above), child);
        if (known > Tree.NONE) {
            return known;
        }
        int made = replicas.of(node);
        if (made != Tree.NONE) {
            replica.moveTo(above).link(child, made);
        }
        return made;
    }

    public Tree replicas() {
        return replicas.tree();
    }

    /**
     * Announces, without a cursor, that an edge will be taken; returns the node's visits before this one. In a shared node with fewer
     * visits than children this visit is counted at once, so that threads try different ones.
     */
    public int arrive(long[] words, int base, int node, int itsReplica) {
        announce(node, itsReplica);
        int visits = NodeWords.visits(words, base);
        hasArrived = itsReplica == Tree.NONE && visits < NodeWords.count(words, base);
        return hasArrived ? countArrival(words, base) : visits;
    }

    private void announce(int node, int itsReplica) {
        int edge = length();
        if (edge >= replicaOf.length) {
            replicaOf = Arrays.copyOf(replicaOf, 2 * edge);
            isAhead = Arrays.copyOf(isAhead, 2 * edge);
        }
        isAhead[edge] = itsReplica == Tree.NONE;
        replicaOf[edge] = itsReplica;
        arriveAt(node);
    }

    private static int countArrival(long[] words, int base) {
        return NodeView.visitsIn(SharedWords.add(words, base, Node.ONE_VISIT));
    }

    /**
     * {@inheritDoc} The visit is counted when a child is taken, unless it decides which move is tried for the first time. While the cursor
     * shows a child without visits, this returns less than the number of children.
     */
    @Override
    public int arrive() {
        announce(address, found);
        Node shown = found == Tree.NONE ? view : replica;
        boolean hasUnvisited = shown.hasUnvisited();
        hasArrived = found == Tree.NONE && hasUnvisited;
        int visits = hasArrived ? countArrival(tree.chunk(address), base(address)) : shown.visits();
        return hasUnvisited ? Math.min(visits, shown.count() - 1) : visits;
    }

    @Override
    public int take(int child) {
        return NodeView.visitsIn(
                found == Tree.NONE
                        ? take(tree.chunk(address), base(address), child)
                        : take(chunk(found), base(found), child));
    }

    /**
     * Takes an edge without a cursor; returns the word with the child's visits and link before this visit, for {@link #linkIn}. Visits
     * before the expansion are counted at the shared node, so that all threads agree.
     */
    public long take(long[] words, int base, int child) {
        if (isAhead[length()]) {
            return takeAhead(words, base, child);
        }
        long word = words[NodeView.linkWord(base, child)];
        if (NodeView.visitsIn(word) < visitsBeforeExpansion) {
            isAhead[length()] = true;
            int original = node(length());
            return takeAhead(tree.chunk(original), base(original), child)
                    & ~NodeView.LOW_HALF; // a link of the shared node
        }
        append(child);
        return word;
    }

    private long takeAhead(long[] words, int base, int child) {
        if (!hasArrived) {
            countArrival(words, base);
        }
        append(child);
        hasArrived = false;
        long before = SharedWords.add(words, NodeView.linkWord(base, child), virtualLoss * Node.ONE_VISIT);
        addFirstVisits(NodeView.visitsIn(before) == 0 ? 1 : 0);
        return before;
    }

    @Override
    public int link() {
        int edge = length() - 1;
        int from = replicaOf[edge];
        return from == Tree.NONE
                ? sharedLink(node(edge), child(edge))
                : linkIn(chunk(from)[NodeView.linkWord(base(from), child(edge))]);
    }

    /**
     * {@link #link()}, given the {@linkplain #take(long[], int, int) word} of the child taken. Replicas are linked to replicas or else to
     * the complement of the shared node's address, which avoids reading words that other threads change.
     */
    public int linkIn(long word) {
        int edge = length() - 1;
        int link = (int) word;
        if (replicaOf[edge] == Tree.NONE) {
            return link;
        }
        return link > Tree.NONE ? replicas.original(link) : link < Tree.NONE ? ~link : firstLink(edge);
    }

    private int firstLink(int edge) {
        int shared = sharedLink(node(edge), child(edge));
        if (shared > Tree.NONE) { // the few negative addresses are read every time
            replica.moveTo(replicaOf[edge]).link(child(edge), ~shared);
        }
        return shared;
    }

    private int sharedLink(int node, int child) {
        return (int) SharedWords.acquire(tree.chunk(node), NodeView.linkWord(base(node), child));
    }

    private long[] chunk(int itsReplica) {
        return replicas.tree().chunk(itsReplica);
    }

    private static int base(int anyAddress) {
        return anyAddress & Tree.CHUNK_MASK;
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

    /** {@inheritDoc} Updates the thread's own replica at once, those of others when next published. */
    @Override
    public boolean prove(int edge, double lower, double upper) {
        if (replicaOf[edge] != Tree.NONE) {
            replica.moveTo(replicaOf[edge]).prove(child(edge), lower, upper);
        }
        return super.prove(edge, lower, upper);
    }
}
