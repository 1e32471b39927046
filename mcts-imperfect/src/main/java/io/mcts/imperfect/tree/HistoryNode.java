package io.mcts.imperfect.tree;

import io.mcts.game.Move;
import io.mcts.imperfect.node.InformationSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The moves played from the root, outcomes of chance included. */
final class HistoryNode<M extends Move> {

    private final Map<M, HistoryNode<M>> next = new HashMap<>(4);

    @Nullable
    InformationSet<M> node;

    HistoryNode<M> after(M move) {
        return next.computeIfAbsent(move, unseen -> new HistoryNode<>());
    }
}
