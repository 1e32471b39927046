package io.mcts.cli.hidden;

import io.mcts.arena.Agent;
import io.mcts.arena.AgentFactory;
import io.mcts.arena.ChosenMove;
import io.mcts.cli.catalog.Arguments;
import io.mcts.cli.catalog.Catalog;
import io.mcts.cli.catalog.Entry;
import io.mcts.cli.catalog.Parameter;
import io.mcts.cli.catalog.UsageException;
import io.mcts.cli.search.Amounts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.AvailabilityUcb1;
import io.mcts.imperfect.CfrPlus;
import io.mcts.imperfect.Determinizer;
import io.mcts.imperfect.ExternalSampling;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.MixedPolicy;
import io.mcts.imperfect.MixedResult;
import io.mcts.imperfect.OutcomeSampling;
import io.mcts.imperfect.OutcomeSamplingMatch;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** A search of games with hidden information, as a SPEC describes it: {@code ismcts,iterations=1000,c=0.7}. */
public final class HiddenSearch {

    private static final String PIMC = "pimc";
    private static final String MULTIPLE_OBSERVER = "mo-ismcts";
    private static final String SAMPLING = "oos";
    private static final String CHEATING = "cheating";
    private static final String CFR_PLUS = "cfr-plus";
    private static final String EXTERNAL_SAMPLING = "external-sampling";
    private static final String MOVE = "move";
    private static final String VISITS = "visits";

    private static final List<Parameter> BUDGET = List.of(
            Parameter.wholeNumber("iterations", 1000, "how many iterations, unless a time is given"),
            new Parameter("time", "", "how long, such as 500ms, instead of iterations"),
            new Parameter("seed", "", "the seed; random unless given"));
    private static final Parameter C =
            Parameter.number("c", 0.7, "the exploration constant of UCB1, for rewards from 0 to 1");
    private static final Parameter POLICY =
            new Parameter("policy", MOVE, "what is played: move, the one visited most, or a draw by the visits");

    /** All of them. */
    public static final Catalog<HiddenSearch> CATALOG = new Catalog<>(
            "preset for hidden information",
            List.of(
                    entry("ismcts", "information-set search with a single observer", C, POLICY),
                    entry(MULTIPLE_OBSERVER, "information-set search in which players go by what they know", C, POLICY),
                    entry(
                            PIMC,
                            "some states are drawn, and each is searched as if all were seen",
                            C,
                            POLICY,
                            Parameter.wholeNumber("states", 20, "how many states are drawn")),
                    entry(
                            SAMPLING,
                            "online outcome sampling, which converges to an equilibrium; plays a draw by its strategy",
                            Parameter.number("exploration", 0.6, "how often an iteration moves at random"),
                            Parameter.number("targeting", 0.5, "how many iterations aim at what the player knows")),
                    entry(CHEATING, "UCT that looks at what is hidden; to measure how much that is worth", C, POLICY),
                    entry(
                            CFR_PLUS,
                            "solves a small game of two players with payoffs that sum to zero; only for exploit"),
                    entry(EXTERNAL_SAMPLING, "the same by samples, for larger ones; only for exploit")));

    private final String preset;
    private final Arguments arguments;

    private HiddenSearch(String preset, Arguments arguments) {
        this.preset = preset;
        this.arguments = arguments;
        budget();
        if (isSampling()) {
            sampling(0);
        } else if (!isSolver()) {
            mcts(0);
            isMixed();
        }
    }

    private static Entry<HiddenSearch> entry(String name, String description, Parameter... more) {
        return new Entry<>(
                name,
                description,
                Stream.concat(BUDGET.stream(), Stream.of(more)).toList(),
                arguments -> new HiddenSearch(name, arguments));
    }

    /** Whether a SPEC begins with the name of one of these. */
    public static boolean isMeant(String spec) {
        String name = spec.split("[,:]", 2)[0];
        return CATALOG.entries().stream().anyMatch(entry -> entry.name().equals(name));
    }

    /**
     * Reads a SPEC.
     *
     * @throws UsageException if it has no meaning
     */
    public static HiddenSearch parse(String spec) {
        return CATALOG.make(spec.replaceFirst(",", ":"));
    }

    /** Its name in {@link #CATALOG}. */
    public String preset() {
        return preset;
    }

    /** The seed, if one is given. */
    public Optional<Long> seed() {
        String text = arguments.text("seed");
        return text.isEmpty() ? Optional.empty() : Optional.of(Amounts.wholeNumber(text));
    }

    private long seedOrRandom() {
        return seed().orElseGet(() -> new SplittableRandom().nextLong());
    }

    /** Draws what is random outside the searches: deals, dice. */
    public RandomGenerator dice() {
        return Xoroshiro128PlusPlus.of(seedOrRandom());
    }

    /** What each search may spend. */
    public Budget budget() {
        String time = arguments.text("time");
        return time.isEmpty()
                ? Budget.iterations(arguments.wholeNumber("iterations"))
                : Budget.time(Amounts.time(time));
    }

    /**
     * Searches for the player to move.
     *
     * @throws UsageException if the search has to follow a game from its beginning
     */
    public <S extends GameState<S, M>, M extends Move> MixedResult<M> search(S state, Budget budget) {
        refuseSolver();
        if (isSampling()) {
            throw new UsageException("'" + preset + "' follows a game from its beginning and analyses no position;"
                    + " allowed: the other presets for hidden information");
        }
        return this.<S, M>mcts(seedOrRandom()).search(state, budget);
    }

    /**
     * What is played at each information set: the search is the same at all of them, and so is its seed.
     *
     * @throws UsageException if it plays otherwise in states with equal information sets
     */
    public <S extends GameState<S, M>, M extends Move> MixedPolicy<S, M> policy(S start, long seed) {
        if (preset.equals(CHEATING)) {
            throw new UsageException(
                    "'" + preset + "' does not go by information sets; allowed: searches that play fair");
        }
        if (isSolver()) {
            return solved(start, seed);
        }
        if (isSampling()) {
            OutcomeSamplingMatch<S, M> match = this.<S, M>sampling(seed).match(start, 0);
            match.learn(budget());
            return match.policy();
        }
        InformationSetMcts<S, M> mcts = mcts(seed);
        return isMixed()
                ? MixedPolicy.ofStrategies(state -> mcts.search(state, budget()))
                : MixedPolicy.ofBestMoves(state -> mcts.search(state, budget()));
    }

    private <S extends GameState<S, M>, M extends Move> MixedPolicy<S, M> solved(S start, long seed) {
        if (!arguments.text("time").isEmpty()) {
            throw new UsageException(
                    "'" + preset + "' counts iterations, so that time is no setting of it; allowed: iterations");
        }
        int iterations = arguments.wholeNumber("iterations");
        if (preset.equals(CFR_PLUS)) {
            CfrPlus<S, M> solver = UsageException.within("'" + preset + "': ", () -> CfrPlus.of(start));
            solver.iterate(iterations);
            return solver.policy();
        }
        ExternalSampling<S, M> solver =
                UsageException.within("'" + preset + "': ", () -> ExternalSampling.of(start, seed));
        solver.iterate(iterations);
        return solver.policy();
    }

    /**
     * Refuses a beginning from which this search cannot follow a game.
     *
     * @throws UsageException if it needs one of which all players know the same
     */
    public <S extends GameState<S, M>, M extends Move> void requireBeginning(S start) {
        if (isSampling()) {
            UsageException.within(
                    "'" + preset + "': ", () -> this.<S, M>sampling(0).match(start, 0));
        }
    }

    /** Refuses random moves before a game is followed. */
    public static void requireNoOpening(String spec, int plies) {
        if (plies > 0 && isMeant(spec) && parse(spec).isSampling()) {
            throw new UsageException("--opening " + plies + ": '" + SAMPLING
                    + "' follows a game from its beginning; allowed: no opening, or the other presets");
        }
    }

    /** Those who play games by this search. */
    public <S extends GameState<S, M>, M extends Move> AgentFactory<S, M> agents() {
        return agents(budget());
    }

    /**
     * Those who play games by this search.
     *
     * @param each what each of their searches may spend, in place of {@link #budget}
     */
    public <S extends GameState<S, M>, M extends Move> AgentFactory<S, M> agents(Budget each) {
        refuseSolver();
        return isSampling()
                ? seat -> new SamplingAgent<>(sampling(seat.seed()), seat, each)
                : seat -> agent(seat, each);
    }

    private <S extends GameState<S, M>, M extends Move> Agent<S, M> agent(AgentFactory.Seat<S> seat, Budget each) {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seat.seed());
        return state -> {
            MixedResult<M> result = this.<S, M>mcts(random.nextLong()).search(state, each);
            return choice(result, isMixed() ? result.draw(random) : result.bestMove());
        };
    }

    private static <M extends Move> ChosenMove<M> choice(MixedResult<M> result, M move) {
        SearchResult<M> search = result.search();
        return new ChosenMove<>(move, search.value(), search.statistics(move).visits(), search.iterations());
    }

    /** Follows its game from the beginning. */
    private static final class SamplingAgent<S extends GameState<S, M>, M extends Move> implements Agent<S, M> {

        private final OutcomeSamplingMatch<S, M> match;
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

    private boolean isSolver() {
        return preset.equals(CFR_PLUS) || preset.equals(EXTERNAL_SAMPLING);
    }

    private void refuseSolver() {
        if (isSolver()) {
            throw new UsageException("'" + preset + "' solves a whole game, which the command exploit measures;"
                    + " allowed: the other presets for hidden information");
        }
    }

    private boolean isSampling() {
        return preset.equals(SAMPLING);
    }

    private <S extends GameState<S, M>, M extends Move> OutcomeSampling<S, M> sampling(long seed) {
        return OutcomeSampling.<S, M>builder()
                .exploration(arguments.number("exploration"))
                .targeting(arguments.number("targeting"))
                .seed(seed)
                .build();
    }

    private boolean isMixed() {
        return arguments.oneOf("policy", List.of(MOVE, VISITS)).equals(VISITS);
    }

    private <S extends GameState<S, M>, M extends Move> InformationSetMcts<S, M> mcts(long seed) {
        return this.<S, M>builder()
                .selection(AvailabilityUcb1.of(arguments.number("c")))
                .seed(seed)
                .build();
    }

    private <S extends GameState<S, M>, M extends Move> InformationSetMcts.Builder<S, M> builder() {
        return switch (preset) {
            case PIMC -> InformationSetMcts.determinized(arguments.wholeNumber("states"));
            case MULTIPLE_OBSERVER -> InformationSetMcts.multipleObserver();
            case CHEATING -> InformationSetMcts.<S, M>determinized(1).determinizer(Determinizer.cheating());
            default -> InformationSetMcts.singleObserver();
        };
    }
}
