package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.TreeState;
import io.mcts.policy.Learning;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.root.RootReport;
import io.mcts.root.RootView;
import java.util.List;

/** What tests of other packages see of a tree. */
public final class Inside {

    private Inside() {}

    /** The result of one tree alone, even if it is one of several. */
    public static <S extends GameState<?, M>, M extends Move> SearchResult<M> result(TreeState<S, M> tree) {
        return RootReport.of(tree)
                .of(List.of(RootView.of(tree)), 1)
                .result(Searches.onOneThread(tree, Budget.iterations(0), SearchListener.none(), 0)
                        .effort(StopReason.ITERATIONS));
    }

    /** What the rollouts of a worker share. */
    public static Learning learning(TreeState<?, ?> tree, int worker) {
        return tree.leafValues(worker).learning();
    }
}
