package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What a search has learned, kept from move to move. Not thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class InformationSetTree<S extends GameState<?, M>, M extends Move> {

    private final ImperfectSettings<S, M> settings;
    private final long seed;
    private final List<InformationTree<S, M>> trees;
    private S root;

    InformationSetTree(ImperfectSettings<S, M> settings, S state) {
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
        requirePaidAtTheEnd(state);
        return GameState.copyOf(state);
    }

    /** Refuses games without information sets, to which something belongs. */
    static void requireInformationSets(GameState<?, ?> state, String what) {
        if (!(state instanceof HiddenInformation)) {
            throw new IllegalArgumentException(what + " belong to information sets, and "
                    + state.getClass().getName() + " does not implement " + HiddenInformation.class.getName());
        }
    }

    /** Refuses games with rewards on the way, which no search of this package counts. */
    static void requirePaidAtTheEnd(GameState<?, ?> state) {
        if (state instanceof StepRewards) {
            throw new IllegalArgumentException(
                    "this search counts payoffs at the end alone, and there are rewards on the way in " + state);
        }
    }

    /** Adds iterations without a listener; see {@link #search(Budget, SearchListener)}. */
    public MixedResult<M> search(Budget budget) {
        return search(budget, SearchListener.none());
    }

    /**
     * Adds iterations.
     *
     * @param budget when to stop, counted from the beginning of this call except for the memory
     * @param listener called after each iteration of the calling thread; where there are several, it sees the figures of that
     *     thread's own tree
     * @return what is known now
     * @throws IllegalArgumentException if the budget does not go with the final decision ({@link Budget#needsRobustChild})
     * @throws IllegalStateException if the game, the determinizer or another part fails; the message names the choices made
     */
    public MixedResult<M> search(Budget budget, SearchListener<M> listener) {
        return search(budget, listener, settings.clock.getAsLong());
    }

    MixedResult<M> search(Budget budget, SearchListener<M> listener, long start) {
        Objects.requireNonNull(listener, "listener");
        if (budget.needsRobustChild() && !settings.decision.isByVisits()) {
            throw new IllegalArgumentException("the budget '" + budget
                    + "' goes with the final decision 'robust', the most visits, not with '" + settings.decision + "'");
        }
        trees.forEach(InformationTree::begin);
        Run<M> run = new Run<>(
                settings, root, root.currentPlayer(), List.copyOf(root.legalMoves()), seed, trees, listener, start);
        return run.result(run.run(budget));
    }

    /**
     * Makes a later state of the same game the root. What was learned at information sets that the last search came to is kept,
     * everything else is forgotten. Nothing is kept where the tree goes by states drawn or by the moves played: in a search by
     * determinizations, and in a game without hidden information. With a single observer it is kept for the next turn of the same
     * player.
     *
     * @param state left as it is
     * @throws IllegalArgumentException if the game is over there, or chance is to move
     */
    public void moveTo(S state) {
        root = rootOf(state);
        trees.forEach(tree -> tree.moveTo(root));
    }
}
