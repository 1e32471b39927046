package io.mcts.arena.agent;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Agents that search: with a budget for each move or a clock for the whole game, anew for each move or in a tree that is kept.
 *
 * <pre>{@code
 * GameClock clock = GameClock.of(Duration.ofMinutes(1));
 * new Entrant<>("a", SearchAgents.of(mcts, Budget.unlimited()).withClock(clock).keepingTree());
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class SearchAgents<S extends GameState<S, M>, M extends Move> implements AgentFactory<S, M> {

    private final Mcts<S, M> mcts;
    private final Budget budget;
    private final Optional<GameClock> clock;
    private final boolean keepsTree;
    private final LongSupplier watch;

    private SearchAgents(
            Mcts<S, M> mcts, Budget budget, Optional<GameClock> clock, boolean keepsTree, LongSupplier watch) {
        this.mcts = mcts;
        this.budget = budget;
        this.clock = clock;
        this.keepsTree = keepsTree;
        this.watch = watch;
    }

    /**
     * Agents that search anew for each move.
     *
     * @param mcts the search; its seed does not matter, as each game gives one
     * @param budget the budget of each move
     */
    public static <S extends GameState<S, M>, M extends Move> SearchAgents<S, M> of(Mcts<S, M> mcts, Budget budget) {
        return new SearchAgents<>(mcts, budget, Optional.empty(), false, System::nanoTime);
    }

    /**
     * These agents with a clock besides their budget. Each agent has the clock for itself, for the whole game, and loses the game
     * if it takes more time than it has left.
     */
    public SearchAgents<S, M> withClock(GameClock time) {
        return new SearchAgents<>(mcts, budget, Optional.of(time), keepsTree, watch);
    }

    /** These agents, but each keeps its tree from move to move. */
    public SearchAgents<S, M> keepingTree() {
        return new SearchAgents<>(mcts, budget, clock, true, watch);
    }

    /** These agents with another source of time, in nanoseconds. */
    SearchAgents<S, M> withWatch(LongSupplier nanos) {
        return new SearchAgents<>(mcts, budget, clock, keepsTree, nanos);
    }

    @Override
    public Agent<S, M> agent(Seat<S> seat) {
        if (keepsTree) {
            SearchTree<S, M> tree = mcts.withSeed(seat.seed()).tree(seat.start());
            return new SearchAgent((state, limit) -> tree.search(limit), tree::advance);
        }
        Xoroshiro128PlusPlus seeds = Xoroshiro128PlusPlus.of(seat.seed());
        return new SearchAgent((state, limit) -> mcts.withSeed(seeds.nextLong()).search(state, limit), move -> {});
    }

    /** An agent in one game: what it does at its turn, and when a move is played. */
    private final class SearchAgent implements Agent<S, M> {

        private final BiFunction<S, Budget, SearchResult<M>> search;
        private final Consumer<M> follow;
        private Optional<GameClock> left = clock;

        SearchAgent(BiFunction<S, Budget, SearchResult<M>> search, Consumer<M> follow) {
            this.search = search;
            this.follow = follow;
        }

        @Override
        public ChosenMove<M> choose(S state) {
            long start = watch.getAsLong();
            SearchResult<M> result = search.apply(
                    state, left.map(time -> budget.or(time.budget())).orElse(budget));
            left = left.map(time -> pressed(time, Duration.ofNanos(watch.getAsLong() - start)));
            return ChosenMove.of(result);
        }

        @Override
        public void played(M move) {
            follow.accept(move);
        }
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
}
