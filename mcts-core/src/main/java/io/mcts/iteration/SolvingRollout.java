package io.mcts.iteration;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.solver.Proofs;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;

/**
 * Puts the moves of a rollout that ends with the greatest payoff into the tree. In a game for one player without chance nobody answers
 * them, so that the root is worth this payoff; a solver proves it by the end of the path, and the moves are not forgotten.
 *
 * <p>Source: M. Schadd et al., <i>Single-Player Monte-Carlo Tree Search</i>, Computers and Games 2008, which remembers the best game.
 */
final class SolvingRollout<S extends GameState<?, M>, M extends Move> {

    private final S root;
    private final Tree nodes;
    private final Expansion<S, M> expansion;
    private final MoveTable<M> moves;
    private final MoveTrace trace;
    private final TreePath path;
    private final Proofs proofs;
    private final boolean triesAllFirst;
    private final Node node;

    /** The edges before the first one that is visited again while others of its node are still to be tried. */
    private int inTurn;

    SolvingRollout(
            TreeState<S, M> tree, S root, Expansion<S, M> expansion, MoveTrace trace, TreePath path, Proofs proofs) {
        this.root = root;
        nodes = tree.nodes();
        this.expansion = expansion;
        moves = tree.moves();
        this.trace = trace;
        this.path = path;
        this.proofs = proofs;
        triesAllFirst = !tree.settings().selection.choosesAmongUnvisited();
        node = new Node(nodes);
    }

    /**
     * Continues the path by the moves of the last rollout. They may come to an end at chance, where a filter has left out a move, or where
     * memory is short.
     */
    S putIntoTree(S ended, double[] rewards) {
        S state = Resettable.reset(ended, root);
        for (int edge = 0; edge < path.length(); edge++) {
            if (path.isChance(edge)) {
                return state; // the trace has fewer moves than the path
            }
            state.play(move(edge));
        }
        inTurn = Integer.MAX_VALUE;
        while (!state.isTerminal() && take(state)) {
            state.play(move(path.length() - 1));
        }
        if (state.isTerminal()) {
            path.end();
            proofs.end(path, rewards);
        } else {
            path.cut(inTurn);
        }
        return state;
    }

    private M move(int edge) {
        return moves.move(node.moveTo(path.node(edge)).move(path.child(edge)));
    }

    /** Takes the next recorded move in the node of a state, which is created if there is none. */
    private boolean take(S state) {
        if (state.currentPlayer() == GameState.CHANCE || path.length() == trace.length()) {
            return false;
        }
        int lastPlayer = path.player(path.length() - 1);
        int found = nodes.isGraph() ? expansion.find(state, lastPlayer, path.length()) : Tree.NONE;
        int address = found == Tree.NONE ? expansion.expand(state, lastPlayer, path.length()) : found;
        int reached = address == Tree.NONE ? Tree.NONE : expansion.arrive(path, path.link(address), state);
        if (reached == Tree.NONE) {
            return false;
        }
        Node at = path.goTo(reached);
        int child = childWithIndex(at, trace.index(path.length()));
        if (child < 0) {
            return false; // left out by a filter
        }
        int before = path.arrive();
        if (triesAllFirst && before < at.count()) {
            if (child < before) {
                inTurn = Math.min(inTurn, path.length()); // does no harm once the move is proven
            } else {
                at.swap(before, child);
                child = before;
            }
        }
        path.take(child);
        return true;
    }

    private int childWithIndex(Node at, int index) {
        int child = at.count() - 1;
        while (child >= 0 && moves.index(at.move(child)) != index) {
            child--;
        }
        return child;
    }
}
