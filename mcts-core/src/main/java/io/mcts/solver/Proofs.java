package io.mcts.solver;

import io.mcts.selection.Children;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;

/** What an iteration does with proofs. An object of this class is that of a search without a solver: it does nothing. */
public class Proofs {

    /** Stands for no child. */
    public static final int NONE = -1;

    /** The most players of a game that can be solved. */
    public static final int MOST_PLAYERS = 2;

    private static final Proofs NOTHING = new Proofs();

    Proofs() {}

    /** The proofs of a tree; those of one without bounds do nothing. */
    public static Proofs of(Tree nodes) {
        return new Node(nodes).hasBounds() ? new Solver(nodes) : NOTHING;
    }

    /** Whether nothing is left to find out. */
    public boolean isRootProven() {
        return false;
    }

    /**
     * Looks which moves of a player's node still matter.
     *
     * @return {@link #NONE}, or the best move if no move matters any more since the node is proven
     */
    public int look(Node node) {
        return NONE;
    }

    /** The moves that matter, for the selection policy; after {@link #look} at the same node. */
    public Children open(Node node) {
        return node;
    }

    /** Which child of the node one of {@link #open} is. */
    public int child(int number) {
        return number;
    }

    /** Whether the value of a child is proven. */
    public boolean isProven(Node node, int child) {
        return false;
    }

    /** Gives the rewards at the end of a path that ends with a proven move; returns whether it does. */
    public boolean knows(TreePath path, double[] rewards) {
        return false;
    }

    /** Records the rewards of the end of the game, to which a path has led. */
    public void end(TreePath path, double[] rewards) {}

    /** Carries up a path what is known at its end. */
    public void update(TreePath path) {}
}
