package io.mcts.root;

import io.mcts.decision.RobustChild;
import io.mcts.game.Move;
import io.mcts.iteration.TreeState;
import io.mcts.solver.ProvenDecision;
import io.mcts.solver.Resistance;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

final class TreeLines<M extends Move> implements RootLines<M> {

    private final TreeState<?, M> tree;
    private @Nullable Resistance resistance;

    TreeLines(TreeState<?, M> tree) {
        this.tree = tree;
    }

    /** {@inheritDoc} A line ends before a position that repeats. */
    @Override
    public List<M> replies(int child) {
        List<M> replies = new ArrayList<>();
        Set<Integer> passed = new HashSet<>(Set.of(tree.nodes().root()));
        NodeView node = tree.root();
        int next = node.link(child);
        while (next != Tree.NONE && passed.add(next) && !node.moveTo(next).isChance() && node.visits() > 0) {
            int[] order = IntStream.range(0, node.count()).toArray();
            int reply = new ProvenDecision(new RobustChild(), node, order).child();
            replies.add(tree.moves().move(node.move(reply)));
            next = node.link(reply);
        }
        return replies;
    }

    @Override
    public int resistance(int child, int loser) {
        if (resistance == null) {
            resistance = new Resistance(tree.nodes(), loser);
        }
        return resistance.moves(tree.nodes().root(), child);
    }
}
