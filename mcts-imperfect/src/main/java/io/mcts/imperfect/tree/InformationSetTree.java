package io.mcts.imperfect.tree;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.internal.Requirements;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.imperfect.run.ParallelSearch;
import io.mcts.imperfect.strategy.MixedResult;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** A search tree kept between moves. */
public final class InformationSetTree<S extends GameState<?, M>, M extends Move> {

    private final ImperfectSettings<S, M> settings;
    private final long seed;
    private final List<InformationTree<S, M>> trees;
    private S root;

    public InformationSetTree(ImperfectSettings<S, M> settings, S state) {
        this.settings = settings;
        root = rootOf(state);
        seed = settings.seedOrRandom();
        trees = IntStream.range(0, settings.parallel.trees())
                .mapToObj(worker -> InformationTree.of(settings, root, seed, worker))
                .toList();
    }

    static <S extends GameState<?, ?>> S rootOf(S state) {
        Objects.requireNonNull(state, "state");
        if (state.isTerminal()) {
            throw new IllegalArgumentException("the game is over, there is nothing to search in " + state);
        }
        if (state.currentPlayer() == GameState.CHANCE) {
            throw new IllegalArgumentException("chance is to move, and no player can search for it, in " + state);
        }
        Requirements.requirePaidAtTheEnd(state);
        return GameState.copyOf(state);
    }

    /** Test hook. */
    public MixedResult<M> search(Budget budget, SearchListener<M> listener) {
        return search(budget, listener, settings.clock.getAsLong());
    }

    /** Adds iterations to a search that was called at a time of the clock. */
    public MixedResult<M> search(Budget budget, SearchListener<M> listener, long start) {
        Objects.requireNonNull(listener, "listener");
        if (budget.needsRobustChild() && !settings.decision.isByVisits()) {
            throw new IllegalArgumentException("the budget '" + budget
                    + "' goes with the final decision 'robust', the most visits, not with '" + settings.decision + "'");
        }
        trees.forEach(InformationTree::begin);
        ParallelSearch<M> run = new ParallelSearch<>(
                settings, root, root.currentPlayer(), List.copyOf(root.legalMoves()), seed, trees, listener, start);
        return run.result(run.run(budget));
    }

    /**
     * Makes a later state of the same game the root. What was learned at information sets that the last search came to is kept,
     * the rest is forgotten. Nothing is kept where the tree goes by states drawn or by the moves played: in a search by
     * determinizations, and in a game without hidden information. With a single observer it is kept for the next turn of the same
     * player.
     */
    public void moveTo(S state) {
        root = rootOf(state);
        trees.forEach(tree -> tree.moveTo(root));
    }
}
