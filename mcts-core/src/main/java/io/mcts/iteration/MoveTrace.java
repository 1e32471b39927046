package io.mcts.iteration;

import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.TreePath;

/**
 * Records the moves of each iteration for AMAF statistics and for rollouts that learn. Null object, used when nothing needs them.
 */
class MoveTrace {

    MoveTrace() {}

    /** An iteration begins. */
    void begin() {}

    /** The selection policy will see the statistics that a cursor shows. */
    void show(Node node) {}

    /** The descent has come to the end of a path, where a node will be made or the leaf valued. */
    void reach(TreePath path) {}

    /** The rewards of the iteration are known. */
    void update(TreePath path, double[] rewards) {}

    /** Records moves, and passes them to the rollouts that learn. */
    static class Recording extends MoveTrace {

        final PlayedMoves played;
        final MoveTable<?> moves;
        final Node node;
        private final Learning learning;
        private int reached;

        Recording(TreeState<?, ?> tree, Learning learning) {
            this.learning = learning;
            played = learning.played();
            moves = tree.moves();
            node = new Node(tree.nodes());
        }

        @Override
        void begin() {
            played.clear();
            reached = 0;
        }

        @Override
        void reach(TreePath path) {
            for (; reached < path.length(); reached++) {
                node.moveTo(path.node(reached));
                if (!node.isChance()) {
                    played.add(node.player(), moves.index(node.move(path.child(reached))));
                }
            }
        }

        @Override
        void update(TreePath path, double[] rewards) {
            learning.learn(rewards);
        }
    }
}
