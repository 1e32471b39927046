package io.mcts.tree;

import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import java.util.Arrays;

/**
 * The edges that one iteration takes from the root down to its leaf, kept in arrays that serve all iterations of a search.
 *
 * <p>An iteration goes down by {@link #begin}, then at each node {@link #arrive}, {@link #take}, {@link #link()} and
 * {@link #goTo}; later the backup visits the edges.
 *
 * <p>Not thread-safe.
 */
public class TreePath implements Path {

    static final int FIRST_CAPACITY = 64;

    private final Node at;
    private final Node node;
    private final boolean keepsSquares;
    private final boolean keepsOutcomeSums;
    private final boolean keepsBounds;
    private final boolean keepsColumns;
    private int[] nodes = new int[FIRST_CAPACITY];
    private int[] children = new int[FIRST_CAPACITY];
    private int length;
    private long firstVisits;

    /**
     * An empty path, which counts its visits when their rewards are known.
     *
     * @param tree the tree whose edges it takes
     */
    public TreePath(Tree tree) {
        this.at = new Node(tree);
        this.node = new Node(tree);
        this.keepsSquares = tree.layout().has(Column.SQUARES);
        this.keepsOutcomeSums = tree.layout().outcomePlayers() > 0;
        this.keepsBounds = tree.layout().has(Column.BOUNDS);
        this.keepsColumns = keepsSquares || keepsOutcomeSums || keepsBounds;
    }

    /**
     * Forgets all edges and goes to the root.
     *
     * @return a cursor on the root
     */
    public Node begin() {
        length = 0;
        return goTo(Tree.ROOT);
    }

    /**
     * Goes to a node.
     *
     * @param address where the last edge leads
     * @return a cursor on the node, valid until the path goes on
     */
    public Node goTo(int address) {
        return at.moveTo(address);
    }

    /**
     * Says that an edge of the node will be taken.
     *
     * @return the visits of the node before this one
     */
    public int arrive() {
        arriveAt(at.address());
        return at.visits();
    }

    /**
     * Takes an edge of the node that the path has arrived at.
     *
     * @param child the number of the child it leads to
     * @return the visits that the edge seemed to have before this one
     */
    public int take(int child) {
        append(child);
        return at.visits(child);
    }

    /**
     * The node that the last edge leads to.
     *
     * @return its address, or {@link Tree#NONE} until it is expanded
     */
    public int link() {
        return at.link(children[length - 1]);
    }

    /**
     * Says which node the last edge leads to, unless another thread has said so before.
     *
     * @param made the node's address
     * @return the address of the node that the edge leads to
     */
    public int link(int made) {
        // the cursor moves again, as the tree may have grown
        return at.moveTo(at.address()).linkFirst(children[length - 1], made);
    }

    /**
     * Forgets all edges, as their rewards will not be known; a path that counts visits in advance takes them back. Nodes made
     * meanwhile stay.
     */
    public void cancel() {
        length = 0;
    }

    final void arriveAt(int address) {
        if (length == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * length);
            children = Arrays.copyOf(children, 2 * length);
        }
        nodes[length] = address;
    }

    final void append(int child) {
        children[length++] = child;
    }

    /** Counts edges that were visited for the first time, or are so no longer. */
    final void addFirstVisits(int count) {
        firstVisits += count;
    }

    /**
     * The node that an edge leaves.
     *
     * @param edge from 0 to {@code length() - 1}; {@code length()} once the path has arrived at the node after them
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
     * Whether the path comes through a node.
     *
     * @param address the node's address
     * @return true if one of its edges leaves that node
     */
    public boolean leaves(int address) {
        for (int edge = 0; edge < length; edge++) {
            if (nodes[edge] == address) {
                return true;
            }
        }
        return false;
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
    public final int length() {
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
        if (node.visit(children[edge], rewards[node.player()])) {
            firstVisits++;
        }
        if (keepsColumns) {
            addToColumns(node, children[edge], rewards);
            if (keepsBounds && edge > 0 && !node.isChance()) {
                bringWithinBounds(edge, rewards);
            }
        }
    }

    /**
     * Where a player's moves are worth less, or more, than is proven of the node that he chose at, the proof counts for what is
     * above it, as he need not play them.
     */
    private void bringWithinBounds(int edge, double[] rewards) {
        boolean isFirst = node.player() == 0;
        double mean = node.mean(children[edge]);
        long bounds = node.moveTo(nodes[edge - 1]).bounds(children[edge - 1]);
        if (bounds == BoundsWord.UNKNOWN) {
            return;
        }
        double meanOfFirst = isFirst ? mean : 1 - mean;
        double proven = BoundsWord.nearest(bounds, meanOfFirst);
        if (proven != meanOfFirst) {
            rewards[0] = proven;
            if (rewards.length > 1) {
                rewards[1] = 1 - proven;
            }
        }
    }

    /** Adds to what not every tree keeps; plain UCT pays for it with one check. */
    final void addToColumns(Node to, int child, double[] rewards) {
        if (to.isChance()) {
            if (keepsOutcomeSums) {
                to.addOutcome(child, rewards);
            }
        } else if (keepsSquares) {
            to.addSquare(child, rewards[to.player()]);
        }
    }
}
