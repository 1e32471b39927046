package io.mcts.backup;

import io.mcts.selection.Children;
import java.util.ArrayList;
import java.util.List;

/** A path through {@link GivenNode}s. */
final class GivenPath implements Path {

    private final List<GivenNode> nodes = new ArrayList<>();
    private final List<Integer> children = new ArrayList<>();

    /** The path that goes on by a child of a node. */
    GivenPath by(GivenNode node, int child) {
        nodes.add(node);
        children.add(child);
        return this;
    }

    @Override
    public int length() {
        return nodes.size();
    }

    @Override
    public int player(int edge) {
        return nodes.get(edge).player;
    }

    @Override
    public boolean isChance(int edge) {
        return nodes.get(edge).isChance();
    }

    @Override
    public Outcomes outcomes(int edge) {
        return nodes.get(edge);
    }

    @Override
    public int outcome(int edge) {
        return children.get(edge);
    }

    @Override
    public Children children(int edge) {
        return nodes.get(edge);
    }

    @Override
    public void visit(int edge, double[] rewards) {
        GivenNode node = nodes.get(edge);
        int child = children.get(edge);
        node.visitsOf[child]++;
        node.sumOf[child] += rewards[node.player];
        for (int player = 0; player < rewards.length; player++) {
            node.sumsOf[child][player] += rewards[player];
        }
    }

    @Override
    public void mean(int edge, double mean) {
        GivenNode node = nodes.get(edge);
        node.sumOf[children.get(edge)] = mean * node.visitsOf[children.get(edge)];
    }

    @Override
    public void prior(int edge, double prior) {
        nodes.get(edge).priorOf[children.get(edge)] = prior;
    }
}
