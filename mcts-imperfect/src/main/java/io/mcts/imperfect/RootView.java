package io.mcts.imperfect;

import io.mcts.game.Move;

/** The knowledge of a root in one tree. */
interface RootView<M extends Move> {

    void addTo(RootStatistics<M> sum);
}
