package io.mcts.root;

import io.mcts.decision.RobustChild;
import io.mcts.game.Move;
import io.mcts.iteration.TreeState;
import io.mcts.solver.ProvenDecision;
import io.mcts.solver.Resistance;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

final class TreeLines<M extends Move> implements RootLines<M> {

    private final TreeState<?, M> tree;
    private final NodeView node;
    private final ProvenDecision reply;
    private @Nullable Resistance resistance;

    TreeLines(TreeState<?, M> tree) {
        this.tree = tree;
        node = tree.root();
        reply = new ProvenDecision(new RobustChild(), tree.rootState().playerCount(), node);
    }

    /** {@inheritDoc} A line ends before a position that repeats. */
    @Override
    public List<M> replies(int child) {
        List<M> replies = new ArrayList<>();
        Set<Integer> passed = new HashSet<>();
        int next = node.moveTo(tree.nodes().root()).link(child);
        while (next != Tree.NONE && !repeats(next, passed) && !node.moveTo(next).isChance() && node.visits() > 0) {
            int[] order = new int[node.count()];
            Arrays.setAll(order, place -> place);
            int best = reply.child(order);
            replies.add(tree.moves().move(node.move(best)));
            next = node.link(best);
        }
        return replies;
    }

    /** Whether a line returns to one of its nodes, as it may only in a graph. */
    private boolean repeats(int address, Set<Integer> passed) {
        return tree.nodes().isGraph() && (address == tree.nodes().root() || !passed.add(address));
    }

    @Override
    public int resistance(int child, int loser) {
        if (resistance == null) {
            resistance = new Resistance(tree.nodes(), loser);
        }
        return resistance.moves(tree.nodes().root(), child);
    }
}
