package io.mcts.tree;

import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import java.util.Arrays;

/**
 * The edges that one iteration took, kept in arrays that serve all iterations of a search.
 *
 * <p>Not thread-safe.
 */
public final class TreePath implements Path {

    private final Node node;
    private final boolean keepsSquares;
    private final boolean keepsOutcomeSums;
    private final boolean keepsColumns;
    private final int virtualLoss;
    private int[] nodes = new int[64];
    private int[] children = new int[64];
    private int length;
    private boolean isAhead;
    private long firstVisits;

    /**
     * An empty path whose visits are counted when their rewards are known.
     *
     * @param tree the tree whose edges it takes
     */
    public TreePath(Tree tree) {
        this(tree, 0);
    }

    /**
     * An empty path.
     *
     * @param tree the tree whose edges it takes
     * @param virtualLoss how many visits without reward an edge seems to have from when it is appended until its reward is
     *     known, so that other paths meanwhile keep away from it; 0 to count visits only then
     */
    public TreePath(Tree tree, int virtualLoss) {
        this.virtualLoss = virtualLoss;
        this.isAhead = virtualLoss > 0;
        this.node = new Node(tree);
        this.keepsSquares = tree.layout().has(Column.SQUARES);
        this.keepsOutcomeSums = tree.layout().outcomePlayers() > 0;
        this.keepsColumns = keepsSquares || keepsOutcomeSums;
    }

    /** Forgets all edges. */
    public void clear() {
        length = 0;
        isAhead = virtualLoss > 0;
    }

    /**
     * Appends an edge.
     *
     * @param from the address of the node it leaves
     * @param child the number of the child it leads to
     */
    public void append(int from, int child) {
        if (length == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * length);
            children = Arrays.copyOf(children, 2 * length);
        }
        nodes[length] = from;
        children[length++] = child;
        if (isAhead && node.moveTo(from).enter(child, virtualLoss)) {
            firstVisits++;
        }
    }

    /** Takes back all edges, whose rewards will not be known. Their nodes stay. */
    public void cancel() {
        takeBack();
        clear();
    }

    /** Takes back what was counted in advance, but keeps the edges: each visit counts when its reward is known. */
    public void takeBack() {
        if (isAhead) {
            isAhead = false;
            for (int edge = 0; edge < length; edge++) {
                if (node.moveTo(nodes[edge]).cancel(children[edge], virtualLoss)) {
                    firstVisits--;
                }
            }
        }
    }

    /**
     * The node that an edge leaves.
     *
     * @param edge from 0 to {@code length() - 1}
     * @return the node's address
     */
    public int node(int edge) {
        return nodes[edge];
    }

    /**
     * Which child of its node an edge leads to.
     *
     * @param edge from 0 to {@code length() - 1}
     * @return the number of the child
     */
    public int child(int edge) {
        return children[edge];
    }

    /**
     * How many edges were visited for the first time, over all iterations: as many nodes the tree has gained.
     *
     * @return not negative
     */
    public long firstVisits() {
        return firstVisits;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public int player(int edge) {
        return node.moveTo(nodes[edge]).player();
    }

    @Override
    public boolean isChance(int edge) {
        return node.moveTo(nodes[edge]).isChance();
    }

    @Override
    public Outcomes outcomes(int edge) {
        return node.moveTo(nodes[edge]);
    }

    @Override
    public int outcome(int edge) {
        return children[edge];
    }

    @Override
    public void visit(int edge, double[] rewards) {
        node.moveTo(nodes[edge]);
        double reward = rewards[node.player()];
        if (isAhead) {
            node.leave(children[edge], virtualLoss, reward);
        } else if (node.visit(children[edge], reward)) {
            firstVisits++;
        }
        if (keepsColumns) {
            addToColumns(children[edge], rewards);
        }
    }

    /** Adds to what not every tree keeps; plain UCT pays for it with one check. */
    private void addToColumns(int child, double[] rewards) {
        if (node.isChance()) {
            if (keepsOutcomeSums) {
                node.addOutcome(child, rewards);
            }
        } else if (keepsSquares) {
            node.addSquare(child, rewards[node.player()]);
        }
    }
}
