package io.mcts.arena;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** Searches for each of its moves, and keeps an eye on its clock if it has one. */
final class SearchAgent<S extends GameState<S, M>, M extends Move> implements Agent<S, M> {

    private final Searcher<S, M> searcher;
    private final Budget budget;
    private final LongSupplier watch;
    private Optional<GameClock> clock;

    /** How a search begins: with or without what is known from the moves before. */
    interface Searcher<S extends GameState<S, M>, M extends Move> {

        SearchResult<M> search(S state, Budget budget);

        void played(M move);
    }

    /** Knows nothing of the moves before. */
    record Anew<S extends GameState<S, M>, M extends Move>(Mcts<S, M> mcts, RandomGenerator seeds)
            implements Searcher<S, M> {

        @Override
        public SearchResult<M> search(S state, Budget budget) {
            return mcts.withSeed(seeds.nextLong()).search(state, budget);
        }

        @Override
        public void played(M move) {}
    }

    /** Searches on in one tree, which follows the moves of the game. */
    record InKeptTree<S extends GameState<S, M>, M extends Move>(SearchTree<S, M> tree) implements Searcher<S, M> {

        @Override
        public SearchResult<M> search(S state, Budget budget) {
            return tree.search(budget);
        }

        @Override
        public void played(M move) {
            tree.advance(move);
        }
    }

    SearchAgent(Searcher<S, M> searcher, Budget budget, Optional<GameClock> clock, LongSupplier watch) {
        this.searcher = searcher;
        this.budget = budget;
        this.clock = clock;
        this.watch = watch;
    }

    @Override
    public Choice<M> choose(S state) {
        long start = watch.getAsLong();
        SearchResult<M> result = searcher.search(
                state, clock.map(time -> budget.or(time.budget())).orElse(budget));
        clock = clock.map(time -> pressed(time, Duration.ofNanos(watch.getAsLong() - start)));
        return Choice.of(result);
    }

    /** The clock after a move. */
    private static GameClock pressed(GameClock clock, Duration used) {
        if (used.compareTo(clock.remaining()) > 0) {
            throw new AgentFault(
                    Fault.Kind.TIMEOUT,
                    "it took " + used.toMillis() + " ms for a move with "
                            + clock.remaining().toMillis() + " ms left on its clock");
        }
        return clock.after(used);
    }

    @Override
    public void played(M move) {
        searcher.played(move);
    }
}
