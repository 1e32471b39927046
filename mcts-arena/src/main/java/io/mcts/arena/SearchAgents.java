package io.mcts.arena;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Optional;
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
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
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
     * Agents with a budget for each move, who search anew each time.
     *
     * @param mcts the search; its seed does not matter, as each game gives one
     * @param budget the budget of each move
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return the agents
     */
    public static <S extends GameState<S, M>, M extends Move> SearchAgents<S, M> of(Mcts<S, M> mcts, Budget budget) {
        return new SearchAgents<>(mcts, budget, Optional.empty(), false, System::nanoTime);
    }

    /**
     * These agents with a clock besides their budget. Each has the clock for itself, for the whole game; one that takes more
     * time than it has left loses the game.
     *
     * @param time the clock at the beginning of a game
     * @return the agents
     */
    public SearchAgents<S, M> withClock(GameClock time) {
        return new SearchAgents<>(mcts, budget, Optional.of(time), keepsTree, watch);
    }

    /**
     * These agents, but each keeps its tree from move to move.
     *
     * @return the agents
     */
    public SearchAgents<S, M> keepingTree() {
        return new SearchAgents<>(mcts, budget, clock, true, watch);
    }

    /** These agents with another watch, in nanoseconds. */
    SearchAgents<S, M> withWatch(LongSupplier nanos) {
        return new SearchAgents<>(mcts, budget, clock, keepsTree, nanos);
    }

    @Override
    public Agent<S, M> agent(Seat<S> seat) {
        return new SearchAgent<>(
                keepsTree
                        ? new SearchAgent.InKeptTree<>(
                                mcts.withSeed(seat.seed()).tree(seat.start()))
                        : new SearchAgent.Anew<>(mcts, Xoroshiro128PlusPlus.of(seat.seed())),
                budget,
                clock,
                watch);
    }
}
