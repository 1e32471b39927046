package io.mcts.examples.hidden;

import io.mcts.arena.AgentFactory;
import io.mcts.arena.Choice;
import io.mcts.control.Budget;
import io.mcts.examples.catalog.Arguments;
import io.mcts.examples.catalog.Catalog;
import io.mcts.examples.catalog.Entry;
import io.mcts.examples.catalog.Parameter;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.search.Amounts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.AvailabilityUcb1;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.MixedPolicy;
import io.mcts.imperfect.MixedResult;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A search that plays fair in games with hidden information, as a SPEC describes it: {@code ismcts,iterations=1000,c=0.7}. */
public final class HiddenSearch {

    private static final String PIMC = "pimc";
    private static final String MULTIPLE_OBSERVER = "mo-ismcts";
    private static final String MOVE = "move";
    private static final String VISITS = "visits";

    private static final List<Parameter> COMMON = List.of(
            Parameter.wholeNumber("iterations", 1000, "how many iterations, unless a time is given"),
            new Parameter("time", "", "how long, such as 500ms, instead of iterations"),
            new Parameter("seed", "", "the seed; random unless given"),
            Parameter.number("c", 0.7, "the exploration constant of UCB1, for rewards from 0 to 1"),
            new Parameter("policy", MOVE, "what is played: move, the one visited most, or a draw by the visits"));

    /** All of them. */
    public static final Catalog<HiddenSearch> CATALOG = new Catalog<>(
            "preset for hidden information",
            List.of(
                    entry("ismcts", "information-set search with a single observer", COMMON),
                    entry(
                            MULTIPLE_OBSERVER,
                            "information-set search in which every player goes by what they know",
                            COMMON),
                    entry(PIMC, "some states are drawn, and each is searched as if all were seen", withStates())));

    private final String preset;
    private final Arguments arguments;

    private HiddenSearch(String preset, Arguments arguments) {
        this.preset = preset;
        this.arguments = arguments;
        budget();
        mcts(0);
        isMixed();
    }

    private static Entry<HiddenSearch> entry(String name, String description, List<Parameter> parameters) {
        return new Entry<>(name, description, parameters, arguments -> new HiddenSearch(name, arguments));
    }

    private static List<Parameter> withStates() {
        List<Parameter> parameters = new ArrayList<>(COMMON);
        parameters.add(Parameter.wholeNumber("states", 20, "how many states are drawn"));
        return parameters;
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

    /** The seed, if one is given. */
    public Optional<Long> seed() {
        String text = arguments.text("seed");
        return text.isEmpty() ? Optional.empty() : Optional.of(Amounts.wholeNumber(text));
    }

    /** What each search may spend. */
    public Budget budget() {
        String time = arguments.text("time");
        return time.isEmpty()
                ? Budget.iterations(arguments.wholeNumber("iterations"))
                : Budget.time(Amounts.time(time));
    }

    /** Searches for the player to move. */
    public <S extends GameState<S, M>, M extends Move> MixedResult<M> search(S state, Budget budget) {
        return this.<S, M>mcts(seed().orElseGet(() -> new SplittableRandom().nextLong()))
                .search(state, budget);
    }

    /** What is played at each information set: the search is the same at all of them, and so is its seed. */
    public <S extends GameState<S, M>, M extends Move> MixedPolicy<S, M> policy(long seed) {
        InformationSetMcts<S, M> mcts = mcts(seed);
        return isMixed()
                ? MixedPolicy.ofStrategies(state -> mcts.search(state, budget()))
                : MixedPolicy.ofBestMoves(state -> mcts.search(state, budget()));
    }

    /** Those who play games by this search. */
    public <S extends GameState<S, M>, M extends Move> AgentFactory<S, M> agents() {
        return seat -> {
            Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(seat.seed());
            return state -> {
                MixedResult<M> result = this.<S, M>mcts(random.nextLong()).search(state, budget());
                M move = isMixed() ? result.draw(random) : result.bestMove();
                return new Choice<>(
                        move,
                        result.search().value(),
                        result.search().statistics(move).visits(),
                        result.search().iterations());
            };
        };
    }

    private boolean isMixed() {
        String policy = arguments.text("policy");
        if (!policy.equals(MOVE) && !policy.equals(VISITS)) {
            throw new UsageException("policy is " + MOVE + " or " + VISITS + ", not '" + policy + "'");
        }
        return policy.equals(VISITS);
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
            default -> InformationSetMcts.singleObserver();
        };
    }
}
