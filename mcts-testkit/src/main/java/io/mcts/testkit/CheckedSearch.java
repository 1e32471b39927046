package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import io.mcts.testkit.checked.CheckedGame;
import io.mcts.testkit.checked.CheckedParts;
import io.mcts.testkit.checked.CheckedState;
import io.mcts.testkit.checked.CheckedTree;
import io.mcts.testkit.facts.Violation;
import java.util.Objects;

/**
 * A search that asserts everything it relies on: every call of the game and of the parts that see it, and the whole tree after every
 * iteration. Use it to find a fault in your own game or part when a search fails or plays badly:
 *
 * <pre>{@code
 * SearchResult<Take> result = CheckedSearch.of(mcts).search(state, Budget.iterations(1_000));
 * }</pre>
 *
 * <p>With the same seed it finds what the search itself finds, unless something is wrong. Then a {@link Violation} names the broken
 * rule, what was expected and found, and all moves from the root that lead there. It checks
 * <ul>
 *   <li>the state: each {@code play}, {@code copy} and {@code resetTo} leads to what the same moves lead to from the root, and a
 *       state says the same until something is played in it;
 *   <li>moves: what is played, drawn or chosen is legal where moves are listed, and is not changed by being played;
 *   <li>values: probabilities sum to 1, payoffs and estimates lie in the range of the game, payoffs are those of the end;
 *   <li>position keys: two positions of the search with the same key say the same;
 *   <li>the tree: an iteration adds a visit to each edge of one path and to no other, and means lie in [0, 1].
 * </ul>
 *
 * <p>All this takes time: the moves from the root are played again at each move, and the tree is copied at each iteration. It
 * is meant for a few thousand iterations. It searches on the calling thread alone, whatever {@link Mcts#parallel} says; faults that need
 * two threads are found by {@link GameStateContract}. A game with its own play-out loop is checked before and after the loop.
 *
 * <p>Immutable and thread-safe, as the search is.
 */
public final class CheckedSearch<S extends GameState<S, M>, M extends Move> {

    private final Mcts<S, M> search;
    private final long seed;

    private CheckedSearch(Mcts<S, M> search, long seed) {
        this.search = search;
        this.seed = seed;
    }

    /** The checked form of a search; if that has no seed, the checked search draws one, and messages name it. */
    public static <S extends GameState<S, M>, M extends Move> CheckedSearch<S, M> of(Mcts<S, M> search) {
        Objects.requireNonNull(search, "search");
        return new CheckedSearch<>(search, search.seed().orElseGet(System::nanoTime));
    }

    /**
     * Finds what the search itself finds, and checks; the state is left unchanged.
     *
     * @throws Violation if something is wrong
     */
    public SearchResult<M> search(S state, Budget budget) {
        CheckedGame<S, M> game = new CheckedGame<>(state, seed);
        SearchTree<CheckedState<S, M>, M> tree = mcts().tree(game.root());
        CheckedTree<M> checkedTree = new CheckedTree<>(search, game);
        SearchListener<M> afterEachIteration = progress -> checkedTree.check(progress, tree::snapshot);
        try {
            return tree.search(budget, afterEachIteration);
        } catch (RuntimeException | StackOverflowError thrown) {
            throw game.violation("no exception", thrown);
        }
    }

    private Mcts<CheckedState<S, M>, M> mcts() {
        Mcts.Builder<CheckedState<S, M>, M> checked = Mcts.<CheckedState<S, M>, M>builder()
                .selection(search.selection())
                .rootSelection(search.rootSelection())
                .expansion(CheckedParts.filter(search.expansion()))
                .expansionThreshold(search.expansionThreshold())
                .backup(search.backup())
                .decision(search.decision())
                .rootMoves(search.rootMoves())
                .parallel(Parallel.none())
                .clock(search.clock())
                .seed(seed);
        search.evaluator().ifPresent(evaluator -> checked.evaluator(CheckedParts.evaluator(evaluator)));
        search.batches().ifPresent(batches -> checked.batches(CheckedParts.batches(batches)));
        search.prior().ifPresent(prior -> checked.prior(CheckedParts.scores(prior)));
        search.rootNoise().ifPresent(checked::rootNoise);
        search.memoryCeiling().ifPresent(checked::memoryCeiling);
        if (search.isSolver()) {
            checked.solver();
        }
        if (search.isCheating()) {
            checked.cheating();
        }
        if (search.hasTranspositions()) {
            checked.transpositions();
        }
        if (search.breaksTiesAtRandom()) {
            checked.breakTiesAtRandom();
        }
        return checked.build();
    }

    /** The settings of the search. */
    @Override
    public String toString() {
        return "checked:" + search;
    }
}
