package io.mcts;

import io.mcts.selection.Children;
import io.mcts.tree.BoundsWord;
import io.mcts.tree.Node;
import io.mcts.tree.NodeBounds;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;

/**
 * The solver: what the ends of the game that a search has seen prove of the moves before them.
 *
 * <p><b>Bounds.</b> Every edge has bounds of its value. The end of the game has exact ones; those of a node follow from its children
 * ({@link NodeBounds}). After an iteration they go up its path while something changes; in a graph all the way, since a node may
 * have become known by another parent.
 *
 * <p><b>Selection.</b> A move matters while its upper bound, for the player who chooses, is greater than the best lower bound
 * among all moves of the node. The selection policy sees the moves that matter. Where none is left the node is proven, and the
 * best of its moves with it. An iteration that comes to a move proven goes no further: its reward is the value.
 *
 * <p><b>Means.</b> What the policy sees of a move is its mean brought within its bounds. Where a player chose a move whose mean is
 * worse than what is proven of his node he would not play it: the bound then goes up in place of the reward
 * ({@link TreePath#visit}). Hence means come to the exact values as they do without a solver.
 *
 * <p><b>Games.</b> Of one player, or of two where one gets what the other does not.
 *
 * <p>Sources: T. Cazenave, A. Saffidine, <i>Score Bounded Monte-Carlo Tree Search</i>, Computers and Games 2010, which contains, as
 * the case of exact bounds, M. Winands, Y. Björnsson, J.-T. Saito, <i>Monte-Carlo Tree Search Solver</i>, Computers and Games 2008.
 *
 * <p>Not thread-safe.
 */
final class Proofs {

    /** Stands for no child. */
    static final int NONE = -1;

    static final int MOST_PLAYERS = 2;

    private static final double TOLERANCE = 1e-9;

    private final Node node;
    private final SomeChildren open;
    private final boolean isGraph;
    private boolean isNarrowed;

    /**
     * The proofs of a tree.
     *
     * @param nodes the tree
     */
    Proofs(Tree nodes) {
        this.node = new Node(nodes);
        this.open = new SomeChildren(node);
        this.isGraph = nodes.isGraph();
    }

    /** Whether nothing is left to find out. */
    boolean isRootProven() {
        return BoundsWord.isExact(NodeBounds.of(node.moveTo(Tree.ROOT)));
    }

    /**
     * Finds the moves that matter of a player's node.
     *
     * @param chooser a cursor at the node
     * @return {@link #NONE}, or the best move where none matters as the node is proven
     */
    int look(Node chooser) {
        isNarrowed = isSomethingKnown(chooser);
        if (!isNarrowed) {
            return NONE;
        }
        int best = bestProven(chooser);
        float value = lower(chooser, best);
        open.clear(chooser);
        for (int child = 0, count = chooser.count(); child < count; child++) {
            if (upper(chooser, child) > value) {
                open.add(child);
            }
        }
        return open.count() == 0 ? best : NONE;
    }

    /** The moves that matter, as a selection policy is to see them; after {@link #look} at the same node. */
    Children open(Node chooser) {
        return isNarrowed ? open : chooser;
    }

    /** Which child of the node one of {@link #open} is. */
    int child(int number) {
        return isNarrowed ? open.child(number) : number;
    }

    /** Whether the value of a child is proven. */
    boolean isProven(Node chooser, int child) {
        return BoundsWord.isExact(chooser.bounds(child));
    }

    /**
     * Where a path ends at a move proven, says what each player gets.
     *
     * @return whether it does
     */
    boolean knows(TreePath path, double[] rewards) {
        int last = path.length() - 1;
        long bounds = node.moveTo(path.node(last)).bounds(path.child(last));
        if (!BoundsWord.isExact(bounds)) {
            return false;
        }
        rewards[0] = BoundsWord.lower(bounds);
        if (rewards.length == MOST_PLAYERS) {
            rewards[1] = 1 - rewards[0];
        }
        return true;
    }

    /** Keeps what a path has led to, the end of the game. */
    void end(TreePath path, double[] rewards) {
        if (rewards.length == MOST_PLAYERS && Math.abs(rewards[0] + rewards[1] - 1) > TOLERANCE) {
            throw new IllegalStateException(
                    "the solver is for games where one player gets what the other does not; scaled to"
                            + " [0, 1] these rewards do not sum to 1: " + rewards[0] + " and " + rewards[1]);
        }
        int last = path.length() - 1;
        node.moveTo(path.node(last)).prove(path.child(last), BoundsWord.exact(rewards[0]));
    }

    /** Takes up a path what is known at its end. */
    void update(TreePath path) {
        for (int edge = path.length() - 1; edge > 0; edge--) {
            long bounds = NodeBounds.of(node.moveTo(path.node(edge)));
            boolean isNew = node.moveTo(path.node(edge - 1)).prove(path.child(edge - 1), bounds);
            if (!isNew && !isGraph) {
                return;
            }
        }
    }

    private static boolean isSomethingKnown(Node chooser) {
        for (int child = 0, count = chooser.count(); child < count; child++) {
            if (chooser.bounds(child) != BoundsWord.UNKNOWN) {
                return true;
            }
        }
        return false;
    }

    /** The first of the children of which most is proven for the chooser. */
    private static int bestProven(Node chooser) {
        int best = 0;
        for (int child = 1, count = chooser.count(); child < count; child++) {
            if (lower(chooser, child) > lower(chooser, best)) {
                best = child;
            }
        }
        return best;
    }

    /** What the chooser gets at least by a child, but for player 1 one less. */
    static float lower(Node node, int child) {
        long bounds = node.bounds(child);
        return node.player() == 0 ? BoundsWord.lower(bounds) : -BoundsWord.upper(bounds);
    }

    /** What the chooser gets at most by a child, but for player 1 one less. */
    static float upper(Node node, int child) {
        long bounds = node.bounds(child);
        return node.player() == 0 ? BoundsWord.upper(bounds) : -BoundsWord.lower(bounds);
    }
}
