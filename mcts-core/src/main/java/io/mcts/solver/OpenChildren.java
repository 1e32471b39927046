package io.mcts.solver;

import io.mcts.selection.ChildSubset;
import io.mcts.tree.NodeView;

class OpenChildren extends ChildSubset {

    private NodeView children;

    OpenChildren(NodeView children) {
        super(children);
        this.children = children;
    }

    void clear(NodeView all) {
        super.clear(all);
        children = all;
    }

    @Override
    public double sum(int child) {
        int original = child(child);
        return children.isBounded(original)
                ? children.mean(original) * children.visits(original)
                : children.sum(original);
    }
}
