package io.mcts;

import io.mcts.policy.PlayedMoves;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.Arrays;

/**
 * Keeps the AMAF statistics (all moves as first) of the nodes: at each node of the path where a player chooses, every child
 * whose move he chose there or later in the iteration, in the tree or in the rollout, gets his reward, once.
 *
 * <p>Each choice of the iteration leaves a mark, the position where it was made last, and each child on the path looks at the
 * mark of its move; so an iteration costs time in proportion to the moves it played and the children along its path. Positions
 * are counted on from one iteration to the next, so that marks need not be wiped.
 *
 * <p>Source: S. Gelly, D. Silver, <i>Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go</i>, Artificial
 * Intelligence 175(11), 2011.
 */
final class AmafUpdate {

    private final MoveTable<?> moves;
    private final PlayedMoves played;
    private final Node node;
    private long[] marks = new long[64];
    private long next = 1;

    AmafUpdate(Tree tree, MoveTable<?> moves, PlayedMoves played) {
        this.moves = moves;
        this.played = played;
        this.node = new Node(tree);
    }

    void update(TreePath path, double[] rewards) {
        long first = next;
        mark();
        long position = first;
        for (int edge = 0; edge < path.length(); edge++) {
            node.moveTo(path.node(edge));
            if (!node.isChance()) {
                addFrom(position, rewards[node.player()]);
                position++;
            }
        }
    }

    private void mark() {
        if (marks.length < played.numberCount()) {
            marks = Arrays.copyOf(marks, 2 * played.numberCount());
        }
        for (int i = 0, length = played.length(); i < length; i++) {
            marks[played.number(i)] = next++;
        }
    }

    /** Gives the children whose moves were made at a position or later a reward. */
    private void addFrom(long position, double reward) {
        int player = node.player();
        for (int child = 0, count = node.count(); child < count; child++) {
            int number = played.numberOf(player, moves.index(node.move(child)));
            if (number < marks.length && marks[number] >= position) {
                node.addAmaf(child, reward);
            }
        }
    }
}
