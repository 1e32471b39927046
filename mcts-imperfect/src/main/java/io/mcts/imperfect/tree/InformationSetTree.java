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

    /** Adds iterations; {@code start} is the clock when the search was called. */
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
     * Makes a later state the root. Information sets visited by the last search are kept: with a single observer for the next turn of the
     * same player, and none in a search by determinizations or a game without hidden information.
     */
    public void moveTo(S state) {
        root = rootOf(state);
        trees.forEach(tree -> tree.moveTo(root));
    }
}
