package io.mcts.iteration;

import io.mcts.policy.Learning;
import io.mcts.selection.SelectionPolicy;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.Arrays;

/**
 * Updates the AMAF statistics (all moves as first): at each decision node of the path, every child whose move the same player chose there
 * or later in the iteration, in the tree or in the rollout, receives their reward, once. Choices are marked with their last position,
 * counted on over all iterations, so marks need not be cleared.
 *
 * <p>Source: S. Gelly, D. Silver, <i>Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go</i>, Artificial Intelligence
 * 175(11), 2011.
 */
final class Amaf extends MoveTrace.Recording {

    private final TreePath path;
    private final int visitsOfReference;
    private final Node reference;

    /** The last node on the way down with enough visits, for each player; see {@link SelectionPolicy#amafReference}. */
    private int[] references = new int[2];

    private long[] marks = new long[64];
    private long next = 1;

    /** The children of a node whose moves were chosen there or later, first. */
    private int[] chosen = new int[64];

    Amaf(TreeState<?, ?> tree, Learning learning, TreePath path) {
        super(tree, learning);
        this.path = path;
        visitsOfReference = tree.settings().selection.amafReference();
        reference = new Node(tree.nodes());
    }

    @Override
    void begin() {
        super.begin();
        Arrays.fill(references, Tree.NONE);
    }

    @Override
    void show(Node shown) {
        if (visitsOfReference == 0) {
            return;
        }
        int address = path.node(path.length());
        int player = shown.player();
        if (player >= references.length) {
            references = Arrays.copyOf(references, player + 1);
        }
        if (references[player] == Tree.NONE || shown.visits() > visitsOfReference) {
            references[player] = address;
        }
        shown.amafFrom(references[player] == address ? null : reference.moveTo(references[player]));
    }

    @Override
    void update(TreePath taken, double[] rewards) {
        long position = next;
        mark();
        for (int edge = 0; edge < taken.length(); edge++) {
            node.moveTo(taken.node(edge));
            if (!node.isChance()) {
                addFrom(position, rewards[node.player()]);
                position++;
            }
        }
        super.update(taken, rewards);
    }

    private void mark() {
        if (marks.length < played.numberCount()) {
            marks = Arrays.copyOf(marks, 2 * played.numberCount());
        }
        for (int i = 0, length = played.length(); i < length; i++) {
            marks[played.number(i)] = next++;
        }
    }

    private void addFrom(long position, double reward) {
        int player = node.player();
        int count = node.count();
        if (chosen.length < count) {
            chosen = new int[2 * count];
        }
        int size = 0;
        for (int child = 0; child < count; child++) {
            int number = number(player, child);
            if (number < marks.length) {
                chosen[size] = child;
                size += marks[number] >= position ? 1 : 0;
            }
        }
        node.addAmaf(chosen, size, reward);
    }
}
