package io.mcts.tree;

import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import io.mcts.selection.Children;
import java.util.Arrays;

/**
 * The edges of one iteration from the root to its leaf, in reused arrays. An iteration calls {@link #begin}, then at each node {@link
 * #arrive}, {@link #take}, {@link #link()} and {@link #goTo}; later the backup visits the edges.
 */
public class TreePath implements Path {

    static final int FIRST_CAPACITY = 16;

    private final Node at;
    final Node node;
    private final boolean keepsSquares;
    private final boolean keepsOutcomeSums;
    private final boolean keepsBounds;
    private final boolean keepsEvaluations;
    private final boolean keepsMoreThanBounds;
    private int[] nodes = new int[FIRST_CAPACITY];
    private int[] children = new int[FIRST_CAPACITY];
    private int length;
    private long firstVisits;

    public TreePath(Tree tree) {
        at = new Node(tree);
        node = new Node(tree);
        keepsSquares = tree.layout().has(Column.SQUARES);
        keepsOutcomeSums = tree.layout().outcomePlayers() > 0;
        keepsBounds = tree.layout().hasBounds();
        keepsEvaluations = tree.layout().has(Column.EVALUATIONS);
        keepsMoreThanBounds = keepsSquares || keepsOutcomeSums || keepsEvaluations;
    }

    public void start() {
        length = 0;
    }

    public final Node begin() {
        start();
        return goTo(at.tree.root());
    }

    public Node goTo(int address) {
        return at.moveTo(address);
    }

    public void add(int address, int child) {
        arriveAt(address);
        append(child);
    }

    /** Announces that an edge of the node will be taken; returns the visits of the node before this one. */
    public int arrive() {
        arriveAt(at.address());
        return at.visits();
    }

    /** Takes an edge of the current node; returns the visits that it appeared to have before this one. */
    public int take(int child) {
        append(child);
        return at.visits(child);
    }

    public int link() {
        return at.link(children[length - 1]);
    }

    /** Links the last edge to a node, perhaps in place of another, unless another thread has linked it; returns the node it leads to. */
    public int link(int made) {
        return at.moveTo(nodes[length - 1]).linkFirst(children[length - 1], made); // the tree may have grown
    }

    /** Called if the game is over after the last edge, so that no node will be made there. */
    public void end() {}

    /** Takes back visits that were counted in advance for a batch, before its results are recorded; the edges stay. */
    public void takeBack() {}

    /** Leaves out the edges from a number on. */
    public void cut(int most) {
        length = Math.min(length, most);
    }

    public boolean endsLike(TreePath other) {
        return node(length - 1) == other.node(other.length - 1) && child(length - 1) == other.child(other.length - 1);
    }

    /** Abandons the iteration and takes back visits counted in advance; nodes made stay. */
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

    final void addFirstVisits(int count) {
        firstVisits += count;
    }

    public int node(int edge) {
        return nodes[edge];
    }

    public int child(int edge) {
        return children[edge];
    }

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
    public Children children(int edge) {
        return node.moveTo(nodes[edge]);
    }

    @Override
    public void mean(int edge, double mean) {
        node.moveTo(nodes[edge]).sum(children[edge], mean * node.visits(children[edge]));
    }

    @Override
    public void meanOfNode(int edge, double mean, int visits) {
        node.moveTo(nodes[edge]);
        int child = children[edge];
        long evaluations = node.evaluations(child);
        double all = node.evaluationSum(child) + visits * mean;
        node.sum(child, node.visits(child) * all / (evaluations + visits));
    }

    @Override
    public void prior(int edge, double prior) {
        node.moveTo(nodes[edge]).prior(children[edge], prior);
    }

    @Override
    public void visit(int edge, double[] rewards) {
        if (node.visit(nodes[edge], children[edge], rewards)) {
            firstVisits++;
        }
        if (changesColumns(edge)) {
            addToColumns(node.moveTo(nodes[edge]), edge, rewards);
        }
    }

    public boolean prove(int edge, double lower, double upper) {
        return node.moveTo(nodes[edge]).prove(children[edge], lower, upper);
    }

    /** Whether a visit of an edge changes more than the visits and the sum: in plain UCT none, with a solver those below a bounded move. */
    final boolean changesColumns(int edge) {
        return keepsMoreThanBounds || (keepsBounds && edge > 0 && hasBoundedChild(edge - 1));
    }

    public final boolean hasBoundedChild(int edge) {
        return NodeWords.hasBoundedChild(at.tree.chunk(nodes[edge]), nodes[edge] & Tree.CHUNK_MASK);
    }

    final void addToColumns(Node to, int edge, double[] rewards) {
        int child = children[edge];
        if (keepsEvaluations && edge == length - 1) {
            to.evaluations(child, to.evaluations(child) + 1, to.evaluationSum(child) + rewards[to.player()]);
        }
        if (to.isChance()) {
            if (keepsOutcomeSums) {
                to.addOutcome(child, rewards);
            }
            return;
        }
        if (keepsSquares) {
            to.addSquare(child, rewards[to.player()]);
        }
        if (keepsBounds && edge > 0) {
            bringWithinBounds(edge, to.player() == 0 ? to.mean(child) : 1 - to.mean(child), rewards);
        }
    }

    /** Backs up the bound of a node in place of a move's mean outside it: the player need not play the move. */
    private void bringWithinBounds(int edge, double meanOfFirst, double[] rewards) {
        int above = children[edge - 1];
        if (!node.moveTo(nodes[edge - 1]).isBounded(above)) {
            return;
        }
        double proven = Math.max(node.lower(above), Math.min(node.upper(above), meanOfFirst));
        if (proven != meanOfFirst) {
            rewards[0] = proven;
            if (rewards.length > 1) {
                rewards[1] = 1 - proven;
            }
        }
    }
}
