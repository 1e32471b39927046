package io.mcts.imperfect.node;

import io.mcts.game.Move;

public interface RootView<M extends Move> {

    void addTo(RootStatistics<M> sum);
}
