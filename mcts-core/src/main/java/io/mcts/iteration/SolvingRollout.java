package io.mcts.iteration;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.Resettable;
import io.mcts.solver.Proofs;
import io.mcts.tree.MoveTable;
import io.mcts.tree.Node;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.List;

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
    }

    /**
     * Continues the path by the moves of the last rollout. They may come to an end at chance, where a filter has left out a move, or where
     * memory is short.
     */
    S putIntoTree(S ended, List<M> movesInTree, double[] rewards) {
        for (int edge = 0; edge < path.length(); edge++) {
            if (path.isChance(edge)) {
                return ended; // the trace has fewer moves than the path
            }
        }
        S state = Resettable.reset(ended, root);
        movesInTree.forEach(state::play);
        inTurn = Integer.MAX_VALUE;
        boolean goesOn = true;
        while (goesOn && !state.isTerminal()) {
            goesOn = play(state);
        }
        if (state.isTerminal()) {
            path.end();
            proofs.end(path, rewards);
        } else {
            path.cut(inTurn);
        }
        return state;
    }

    /** Plays the next recorded move, and takes its edge in the node of the state, which is created if there is none. */
    private boolean play(S state) {
        if (state.currentPlayer() == GameState.CHANCE || path.length() == trace.length()) {
            return false;
        }
        int found = nodes.isGraph() ? expansion.find(state, path) : Tree.NONE;
        int address = found == Tree.NONE ? expansion.expand(state, path) : found;
        int reached = address == Tree.NONE ? Tree.NONE : expansion.arrive(path, path.link(address), state);
        int child = reached == Tree.NONE ? -1 : trace.childOf(reached, path.length());
        if (child < 0) {
            return false;
        }
        Node at = path.goTo(reached);
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
        state.play(moves.move(at.move(child)));
        return true;
    }
}
