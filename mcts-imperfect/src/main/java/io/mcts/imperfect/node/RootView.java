package io.mcts.imperfect.node;

import io.mcts.game.Move;

/** The knowledge of a root in one tree. */
public interface RootView<M extends Move> {

    void addTo(RootStatistics<M> sum);
}
