package io.mcts.tree;

import java.util.List;

/** The path of one iteration of a batch; its visits count in advance, without reward (virtual loss), and are taken back before backup. */
public final class BatchPath extends GraphPath {

    private final int virtualLoss;
    private final List<? extends TreePath> waiting;
    private int ahead;

    /** The caller keeps a list of the batch's paths that have reached their leaves and wait. */
    public BatchPath(Tree tree, int virtualLoss, List<? extends TreePath> waiting) {
        super(tree);
        this.virtualLoss = virtualLoss;
        this.waiting = waiting;
    }

    /** {@inheritDoc} Each path that waits at the edge counts as one visit. */
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
