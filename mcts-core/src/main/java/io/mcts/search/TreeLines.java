package io.mcts.search;

import io.mcts.decision.RobustChild;
import io.mcts.game.Move;
import io.mcts.solver.ProvenDecision;
import io.mcts.solver.Resistance;
import io.mcts.tree.NodeView;
import io.mcts.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a tree knows of the play after the moves of its root, looked up in it. */
final class TreeLines<M extends Move> implements RootLines<M> {

    private final TreeState<?, M> tree;
    private @Nullable Map<M, Integer> children;
    private @Nullable Resistance resistance;

    TreeLines(TreeState<?, M> tree) {
        this.tree = tree;
    }

    @Override
    public long knowledge(M move) {
        return RootLines.knowledge(root(), child(move));
    }

    @Override
    public List<M> replies(M move) {
        List<M> replies = new ArrayList<>();
        NodeView node = root();
        int next = node.link(child(move));
        while (next != Tree.NONE && !node.moveTo(next).isChance() && node.visits() > 0) {
            int[] order = IntStream.range(0, node.count()).toArray();
            int reply = new ProvenDecision(new RobustChild(), node, order).child();
            replies.add(tree.moves().move(node.move(reply)));
            next = node.link(reply);
        }
        return replies;
    }

    @Override
    public int resistance(M move, int loser) {
        if (resistance == null) {
            resistance = new Resistance(tree.nodes(), loser);
        }
        return resistance.moves(Tree.ROOT, child(move));
    }

    private NodeView root() {
        return new NodeView(tree.nodes()).moveTo(Tree.ROOT);
    }

    private int child(M move) {
        if (children == null) {
            children = tree.rootChildren();
        }
        return Objects.requireNonNull(children.get(move));
    }
}
