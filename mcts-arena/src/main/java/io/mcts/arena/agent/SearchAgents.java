package io.mcts.arena.agent;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.GameClock;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.spec.search.FollowedGame;
import io.mcts.spec.search.Search;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * Agents that search, with a budget for each move or a clock for the game, from scratch or in a kept tree. Immutable and thread-safe.
 * <pre>{@code
 * GameClock clock = GameClock.of(Duration.ofMinutes(1));
 * new Entrant<>("a", SearchAgents.of(mcts, Budget.unlimited()).withClock(clock).keepingTree());
 * }</pre>
 */
public final class SearchAgents<S extends GameState<S, M>, M extends Move> implements AgentFactory<S, M> {

    private static final int FORCED_INTERVAL = 16;

    /** Ends a search on a clock when there is one move, or a solver has proven all others lost. */
    private static final Budget FORCED = Budget.until(
            progress -> progress.iterations() % FORCED_INTERVAL == 0 && progress.isLeadGreaterThan(Double.MAX_VALUE));

    private final Search<S, M> search;
    private final Budget budget;
    private final Optional<GameClock> clock;
    private final boolean keepsTree;
    private final LongSupplier watch;

    private SearchAgents(
            Search<S, M> search, Budget budget, Optional<GameClock> clock, boolean keepsTree, LongSupplier watch) {
        this.search = search;
        this.budget = budget;
        this.clock = clock;
        this.keepsTree = keepsTree;
        this.watch = watch;
    }

    /** Agents that search from scratch for each move; see {@link #of(Search, Budget)}. */
    public static <S extends GameState<S, M>, M extends Move> SearchAgents<S, M> of(Mcts<S, M> mcts, Budget budget) {
        return of(Search.of(Objects.requireNonNull(mcts, "the search")), budget);
    }

    /**
     * Agents that search from scratch for each move, with a budget. In a game for one player those with a solver keep their trees, to play a
     * solution that they have found to its end. The seed of the search is replaced in each game.
     */
    public static <S extends GameState<S, M>, M extends Move> SearchAgents<S, M> of(
            Search<S, M> search, Budget budget) {
        return new SearchAgents<>(
                Objects.requireNonNull(search, "the search"),
                Objects.requireNonNull(budget, "the budget"),
                Optional.empty(),
                false,
                System::nanoTime);
    }

    /** These agents with a clock besides their budget: a separate one for each agent and game. Exceeding it loses the game. */
    public SearchAgents<S, M> withClock(GameClock time) {
        return new SearchAgents<>(search, budget, Optional.of(time), keepsTree, watch);
    }

    /** These agents, each keeping its tree from move to move. */
    public SearchAgents<S, M> keepingTree() {
        return new SearchAgents<>(search, budget, clock, true, watch);
    }

    SearchAgents<S, M> withWatch(LongSupplier nanos) {
        return new SearchAgents<>(search, budget, clock, keepsTree, nanos);
    }

    /** Searches once for a single iteration: a search refuses a game that does not suit it. */
    @Override
    public void check(S start) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        S state = start.copy();
        List<M> outcomes = new ArrayList<>();
        while (!state.isTerminal() && state.currentPlayer() == GameState.CHANCE) {
            M outcome = state.randomMove(random);
            outcomes.add(outcome);
            state.play(outcome);
        }
        if (state.isTerminal()) {
            return;
        }
        Search<S, M> seeded = search.withSeed(1);
        if (keepsTree(start)) {
            FollowedGame<M> game = seeded.follow(start, state.currentPlayer());
            outcomes.forEach(game::play);
            game.search(Budget.iterations(1), SearchListener.none());
        } else {
            seeded.search(state, Budget.iterations(1));
        }
    }

    @Override
    public Agent<S, M> agent(Seat<S> seat) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seat.seed());
        if (keepsTree(seat.start())) {
            FollowedGame<M> game = search.withSeed(seat.seed()).follow(seat.start(), seat.player());
            return new SearchAgent((state, limit) -> game.search(limit, SearchListener.none()), game::play, random);
        }
        return new SearchAgent(
                (state, limit) -> search.withSeed(random.nextLong()).search(state, limit), move -> {}, random);
    }

    private boolean keepsTree(S start) {
        return keepsTree
                || (start.playerCount() == 1
                        && search.mcts().filter(Mcts::isSolver).isPresent());
    }

    private final class SearchAgent implements Agent<S, M> {

        private final BiFunction<S, Budget, SearchResult<M>> searching;
        private final Consumer<M> follow;
        private final RandomGenerator random;
        private Optional<GameClock> left = clock;

        SearchAgent(BiFunction<S, Budget, SearchResult<M>> searching, Consumer<M> follow, RandomGenerator random) {
            this.searching = searching;
            this.follow = follow;
            this.random = random;
        }

        @Override
        public ChosenMove<M> choose(S state) {
            long start = watch.getAsLong();
            SearchResult<M> result = searching.apply(
                    state, left.map(time -> budget.or(time.budget()).or(FORCED)).orElse(budget));
            left = left.map(time -> pressed(time, Duration.ofNanos(watch.getAsLong() - start)));
            return ChosenMove.of(result, result.move(random));
        }

        @Override
        public void played(M move) {
            follow.accept(move);
        }
    }

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
