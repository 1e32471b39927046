package io.mcts.solver;

import io.mcts.selection.Children;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;

/** The solver as an iteration calls it. This class is the null object, used when the solver is off. */
public class Proofs {

    public static final int NONE = -1;

    public static final int MOST_PLAYERS = 2;

    Proofs() {}

    public static Proofs of(Tree nodes) {
        return new Node(nodes).hasBounds() ? new Solver(nodes) : new Proofs();
    }

    public boolean isRootProven() {
        return false;
    }

    /** Finds the moves that still matter; returns the best move if the node is proven, else {@link #NONE}. */
    public int look(Node node) {
        return NONE;
    }

    /** The moves that matter, for the selection policy; after {@link #look} at the same node. */
    public Children open(Node node) {
        return node;
    }

    public int child(int number) {
        return number;
    }

    public boolean isProven(Node node, int child) {
        return false;
    }

    /** Sets the rewards to the value of a proven move at the end of a path; returns whether there is one. */
    public boolean knows(TreePath path, double[] rewards) {
        return false;
    }

    public void end(TreePath path, double[] rewards) {}

    public void update(TreePath path) {}
}
