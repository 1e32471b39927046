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

    /** Returns the child of a node whose move was recorded at a position, or -1. */
    int childOf(int address, int position) {
        return -1;
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
        int childOf(int address, int position) {
            int player = node.moveTo(address).player();
            int child = node.count() - 1;
            while (child >= 0 && number(player, child) != played.number(position)) {
                child--;
            }
            return child;
        }

        /** Returns the number that a player's choice of a child of the current node has among the {@link #played} ones. */
        final int number(int player, int child) {
            return played.numberOf(player, moves.index(node.move(child)));
        }

        @Override
        void update(TreePath path, double[] rewards) {
            learning.learn(rewards);
        }
    }
}
