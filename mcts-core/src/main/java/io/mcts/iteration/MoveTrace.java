package io.mcts.iteration;

import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.TreePath;

/** Records the moves of each iteration for AMAF and learning policies. Null object, used when nothing needs them. */
class MoveTrace {

    void begin() {}

    void show(Node node) {}

    /** Called at the end of a path, before a node is created or the leaf is evaluated. */
    void reach(TreePath path) {}

    void update(TreePath path, double[] rewards) {}

    /** The number of moves recorded, in the tree and in the rollout. */
    int length() {
        return 0;
    }

    int index(int position) {
        throw new IndexOutOfBoundsException(position);
    }

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
        int length() {
            return played.length();
        }

        @Override
        int index(int position) {
            return played.index(position);
        }

        @Override
        void update(TreePath path, double[] rewards) {
            learning.learn(rewards);
        }
    }
}
