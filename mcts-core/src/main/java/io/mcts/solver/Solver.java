package io.mcts.solver;

import io.mcts.internal.Rounding;
import io.mcts.selection.Children;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;

/**
 * The proofs of a search with a solver, for games of one player or of two whose rewards sum to 1.
 *
 * <p><b>Bounds.</b> Every edge has bounds of its value, exact at the end of the game; those of a node follow from its children ({@link
 * NodeBounds}). An iteration carries them up its path until nothing changes; in a graph up to the root, since another parent may have
 * proven a node, and also once a bound has found no memory, so that it is proven as soon as there is some.
 *
 * <p><b>Selection.</b> The selection policy sees the moves whose upper bound, for the player who chooses, is greater than the best lower
 * bound of all moves; if none is left the node is proven. An iteration that reaches a proven move stops there: its reward is the value.
 *
 * <p><b>Means.</b> The policy sees means clamped to their bounds. A player need not play a move whose mean is worse than the bound of the
 * node: the bound is then backed up in place of the reward ({@link TreePath#visit}), so means converge to the exact values.
 *
 * <p><b>Threads.</b> Bounds only narrow, and each is valid on its own. If two threads prove two moves of a node at the same time, neither
 * may see that the node is proven; the next iteration that reaches it does.
 *
 * <p>Sources: T. Cazenave, A. Saffidine, <i>Score Bounded Monte-Carlo Tree Search</i>, Computers and Games 2010, which contains, as the
 * case of exact bounds, M. Winands, Y. Björnsson, J.-T. Saito, <i>Monte-Carlo Tree Search Solver</i>, Computers and Games 2008.
 */
final class Solver extends Proofs {

    private final Tree nodes;
    private final Node node;
    private final OpenChildren open;
    private final NodeBounds bounds = new NodeBounds();
    private final boolean isGraph;

    private boolean isNarrowed;

    Solver(Tree nodes) {
        this.nodes = nodes;
        node = new Node(nodes);
        open = new OpenChildren(node);
        isGraph = nodes.isGraph();
    }

    @Override
    public boolean isRootProven() {
        return node.moveTo(nodes.root()).hasBoundedChild() && bounds.of(node).isExact();
    }

    @Override
    public int look(Node chooser) {
        isNarrowed = chooser.hasBoundedChild();
        if (!isNarrowed) {
            return NONE;
        }
        int best = bestProven(chooser);
        double value = chooser.lowerOfChooser(best);
        open.clear(chooser);
        for (int child = 0, count = chooser.count(); child < count; child++) {
            if (chooser.upperOfChooser(child) > value) {
                open.add(child);
            }
        }
        return open.count() == 0 ? best : NONE;
    }

    @Override
    public Children open(Node chooser) {
        return isNarrowed ? open : chooser;
    }

    @Override
    public int child(int number) {
        return isNarrowed ? open.child(number) : number;
    }

    @Override
    public boolean isProven(Node chooser, int child) {
        return chooser.hasBoundedChild() && chooser.isProven(child);
    }

    @Override
    public boolean knows(TreePath path, double[] rewards) {
        int last = path.length() - 1;
        int child = path.child(last);
        if (!path.hasBoundedChild(last) || !node.moveTo(path.node(last)).isProven(child)) {
            return false;
        }
        rewards[0] = node.lower(child);
        if (rewards.length == MOST_PLAYERS) {
            rewards[1] = 1 - rewards[0];
        }
        return true;
    }

    @Override
    public void end(TreePath path, double[] rewards) {
        if (rewards.length == MOST_PLAYERS && !Rounding.areEqual(rewards[0] + rewards[1], 1)) {
            throw new IllegalStateException(
                    "the solver is for games where one player gets what the other does not; scaled to"
                            + " [0, 1] these rewards do not sum to 1: " + rewards[0] + " and " + rewards[1]);
        }
        path.prove(path.length() - 1, rewards[0], rewards[0]);
    }

    @Override
    public void update(TreePath path) {
        for (int edge = path.length() - 1; edge > 0; edge--) {
            if (!proves(path, edge) && !isGraph && !nodes.isMissingBounds()) {
                return;
            }
        }
    }

    /** Carries the bounds of a node to the edge above; returns whether they have changed. */
    private boolean proves(TreePath path, int edge) {
        if (!path.hasBoundedChild(edge)) {
            return false;
        }
        bounds.of(node.moveTo(path.node(edge)));
        return path.prove(edge - 1, bounds.signedLower(), bounds.signedUpper());
    }

    private static int bestProven(Node chooser) {
        int best = 0;
        for (int child = 1, count = chooser.count(); child < count; child++) {
            if (chooser.lowerOfChooser(child) > chooser.lowerOfChooser(best)) {
                best = child;
            }
        }
        return best;
    }
}
