package io.mcts.arena.spec;

import io.mcts.arena.agent.Agent;
import io.mcts.arena.agent.AgentFactory;
import io.mcts.arena.agent.ChosenMove;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.CfrPlus;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.MixedPolicy;
import io.mcts.imperfect.MixedResult;
import io.mcts.imperfect.OutcomeSampling;
import io.mcts.imperfect.OutcomeSamplingGame;
import io.mcts.imperfect.spec.HiddenSpec;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import java.util.Objects;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * A search of a game whose players do not see everything, as a {@link HiddenSpec} describes it: what it finds, and how it plays.
 * Immutable; several threads may search at once.
 */
public final class HiddenSearch<S extends GameState<S, M>, M extends Move> {

    private final HiddenSpec spec;

    /** Null where it is a solver or samples. */
    private final @Nullable InformationSetMcts<S, M> mcts;

    /** Null where it is a solver or has a tree. */
    private final @Nullable OutcomeSampling<S, M> sampling;

    /**
     * Makes a search.
     *
     * @param game the game, whose parts may be chosen
     * @param threads runs the workers of a search on several threads, besides the thread that calls it
     * @throws UsageException if a value has no meaning, or a part does not fit the others
     */
    public HiddenSearch(HiddenSpec spec, Game<S, M> game, Executor threads) {
        this.spec = spec;
        this.mcts = spec.isSolver() || spec.isSampling() ? null : spec.mcts(game, threads);
        this.sampling = spec.isSampling() ? spec.sampling(game, threads) : null;
    }

    /**
     * Searches for the player to move.
     *
     * @throws UsageException if the search solves whole games, or has to follow a game from its beginning
     */
    public MixedResult<M> search(S state, Budget budget) {
        refuseSolver();
        if (mcts == null) {
            throw new UsageException(
                    "'" + spec.preset() + "' follows a game from its beginning and analyses no position;"
                            + " allowed: the other presets for hidden information");
        }
        return mcts.search(state, budget);
    }

    /**
     * What is played at each information set: the search is the same at all of them, and so is its seed.
     *
     * @param start where the game begins
     * @throws UsageException if it plays differently in states with equal information sets, or cannot solve the game
     */
    public MixedPolicy<S, M> policy(S start, long seed) {
        if (spec.isCheating()) {
            throw new UsageException(
                    "'" + spec.preset() + "' does not go by information sets; allowed: searches that play fair");
        }
        if (sampling != null) {
            OutcomeSamplingGame<S, M> match = sampling.withSeed(seed).match(start, 0);
            match.learn(spec.budget());
            return match.policy();
        }
        if (mcts == null) {
            return solved(start);
        }
        InformationSetMcts<S, M> seeded = mcts.withSeed(seed);
        return spec.playsStrategy()
                ? MixedPolicy.ofStrategies(state -> seeded.search(state, spec.budget()))
                : MixedPolicy.ofBestMoves(state -> seeded.search(state, spec.budget()));
    }

    private MixedPolicy<S, M> solved(S start) {
        CfrPlus<S, M> solver = UsageException.within("'" + spec.preset() + "': ", () -> CfrPlus.of(start));
        solver.iterate(spec.iterations());
        return solver.policy();
    }

    /**
     * Refuses a beginning from which this search cannot follow a game.
     *
     * @throws UsageException if it needs one of which all players know the same
     */
    public void requireBeginning(S start) {
        @Nullable OutcomeSampling<S, M> follower = sampling;
        if (follower != null) {
            UsageException.within("'" + spec.preset() + "': ", () -> follower.match(start, 0));
        }
    }

    /**
     * Refuses random moves before a game is followed.
     *
     * @param spec a SPEC of any kind
     * @throws UsageException if there are some and the search needs the beginning
     */
    public static void requireNoOpening(String spec, int plies) {
        if (plies > 0 && HiddenSpec.isMeant(spec) && HiddenSpec.parse(spec).isSampling()) {
            throw new UsageException(
                    "opening " + plies + ": '" + HiddenSpec.parse(spec).preset()
                            + "' follows a game from its beginning; allowed: no opening, or the other presets");
        }
    }

    /**
     * The agents that play by this search.
     *
     * @param budget of each move
     * @throws UsageException if it is a solver, which plays no games
     */
    public AgentFactory<S, M> agents(Budget budget) {
        refuseSolver();
        @Nullable OutcomeSampling<S, M> follower = sampling;
        if (follower != null) {
            return seat -> new SamplingAgent<>(follower.withSeed(seat.seed()), seat, budget);
        }
        InformationSetMcts<S, M> search = Objects.requireNonNull(mcts);
        return seat -> agent(search, seat, budget);
    }

    private Agent<S, M> agent(InformationSetMcts<S, M> search, AgentFactory.Seat<S> seat, Budget budget) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seat.seed());
        return state -> {
            MixedResult<M> result = search.withSeed(random.nextLong()).search(state, budget);
            return choice(result, spec.playsStrategy() ? result.draw(random) : result.bestMove());
        };
    }

    private static <M extends Move> ChosenMove<M> choice(MixedResult<M> result, M move) {
        SearchResult<M> search = result.search();
        return new ChosenMove<>(move, search.value(), search.statistics(move).visits(), search.iterations());
    }

    private void refuseSolver() {
        if (spec.isSolver()) {
            throw new UsageException("'" + spec.preset() + "' solves a whole game, which the command exploit measures;"
                    + " allowed: the other presets for hidden information");
        }
    }

    /** Follows a game from its beginning. */
    private static final class SamplingAgent<S extends GameState<S, M>, M extends Move> implements Agent<S, M> {

        private final OutcomeSamplingGame<S, M> match;
        private final Xoroshiro128PlusPlus random;
        private final Budget budget;

        private SamplingAgent(OutcomeSampling<S, M> search, AgentFactory.Seat<S> seat, Budget budget) {
            match = search.match(seat.start(), seat.player());
            random = Xoroshiro128PlusPlus.of(seat.seed());
            this.budget = budget;
        }

        @Override
        public ChosenMove<M> choose(S state) {
            MixedResult<M> result = match.search(budget);
            return choice(result, result.draw(random));
        }

        @Override
        public void played(M move) {
            match.play(move);
        }
    }
}
