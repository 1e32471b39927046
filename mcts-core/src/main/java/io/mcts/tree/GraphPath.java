package io.mcts.tree;

import io.mcts.internal.Mixing;

/** A path that refuses to reach a node of a graph twice. Entries of its hash table include the iteration, so it need not be cleared. */
public class GraphPath extends TreePath {

    /** Addresses in the low half, the number of the iteration in the high half; at most half of the slots are in use. */
    private long[] seen = new long[2 * FIRST_CAPACITY];

    private final boolean isGraph;
    private int iteration;

    public GraphPath(Tree tree) {
        super(tree);
        isGraph = tree.isGraph();
    }

    @Override
    public void start() {
        iteration++;
        super.start();
    }

    /** {@inheritDoc} Throws an {@link IllegalStateException} if the path has reached this node of a graph before. */
    @Override
    public Node goTo(int address) {
        pass(address);
        return super.goTo(address);
    }

    @Override
    public void add(int address, int child) {
        pass(address);
        super.add(address, child);
    }

    final void pass(int address) {
        if (!isGraph) {
            return;
        }
        if (2 * length() >= seen.length) {
            grow();
        }
        if (!add(address)) {
            throw new IllegalStateException(
                    "the last move leads back to a position that was there before; transpositions are for"
                            + " games where none can come again, and those that say so by PositionKey.mayRecur()"
                            + "\nMaybe the key of the position leaves out something that what comes depends on, such as a count of"
                            + " moves.");
        }
    }

    private boolean add(int address) {
        long entry = (long) iteration << Integer.SIZE | (address & NodeView.LOW_HALF);
        int mask = seen.length - 1;
        int slot = (int) Mixing.mix(address) & mask;
        while ((int) (seen[slot] >>> Integer.SIZE) == iteration) {
            if (seen[slot] == entry) {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        seen[slot] = entry;
        return true;
    }

    private void grow() {
        seen = new long[2 * seen.length];
        for (int edge = 0; edge < length(); edge++) {
            add(node(edge));
        }
    }
}
