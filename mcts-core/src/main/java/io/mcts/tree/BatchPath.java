package io.mcts.tree;

import java.util.List;

/**
 * The path of one iteration of a batch, whose results will be known together. On its way down it counts its visits in advance as
 * visits without reward (a virtual loss), so that the next paths keep away from it. Before the backup it takes them back; the backup
 * then counts them as for any other path, and never sees a virtual loss.
 */
public final class BatchPath extends GraphPath {

    private final int virtualLoss;
    private final List<? extends TreePath> waiting;
    private final Node node;
    private int ahead;

    /**
     * An empty path.
     *
     * @param virtualLoss how many visits an edge appears to have for each path under way, at least 1
     * @param waiting the paths of the batch that have come to their leaves, kept by the caller
     */
    public BatchPath(Tree tree, int virtualLoss, List<? extends TreePath> waiting) {
        super(tree);
        this.virtualLoss = virtualLoss;
        this.waiting = waiting;
        node = new Node(tree);
    }

    /** {@inheritDoc} Those of an edge without a node below it include one for each path that waits there. */
    @Override
    public int take(int child) {
        int apparent = super.take(child);
        int address = node(ahead++);
        node.moveTo(address).arrive();
        node.enter(child, virtualLoss);
        return virtualLoss == 1 ? apparent : apparent - (virtualLoss - 1) * waitingAt(address, child);
    }

    private int waitingAt(int address, int child) {
        int count = 0;
        for (TreePath other : waiting) {
            int last = other.length() - 1;
            count += other.node(last) == address && other.child(last) == child ? 1 : 0;
        }
        return count;
    }

    @Override
    public void takeBack() {
        while (ahead > 0) {
            ahead--;
            node.moveTo(node(ahead)).cancelArrival();
            node.cancel(child(ahead), virtualLoss);
        }
    }

    @Override
    public void cancel() {
        takeBack();
        super.cancel();
    }
}
