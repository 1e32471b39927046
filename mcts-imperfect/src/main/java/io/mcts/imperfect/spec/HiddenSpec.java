package io.mcts.imperfect.spec;

import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.OneByOne;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.AvailabilityUcb1;
import io.mcts.imperfect.Determinizer;
import io.mcts.imperfect.InformationSetMcts;
import io.mcts.imperfect.MixedResult;
import io.mcts.imperfect.OutcomeSampling;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import io.mcts.spec.search.Parts;
import io.mcts.spec.search.PartsOfGame;
import io.mcts.spec.search.Quantities;
import io.mcts.spec.search.SearchLimits;
import io.mcts.spec.search.SearchThreads;
import io.mcts.spec.search.Setting;
import io.mcts.spec.search.Spec;
import io.mcts.spec.search.SpecBudgets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a user set about a search of a game whose players do not see everything: a preset, parameters of its own, and the settings that
 * it shares with other searches, as in {@code ismcts,iterations=1000,c=0.7,rollout=decisive}. Immutable.
 *
 * <pre>{@code
 * Game<KuhnPoker, KuhnMove> game = Games.of("kuhn", KuhnPoker.class);
 * KuhnMove move = HiddenSpec.parse("ismcts,iterations=1000").search(game, state).bestMove();
 * }</pre>
 */
public final class HiddenSpec {

    /** How many iterations a search has where neither iterations nor a time is set. */
    private static final String ITERATIONS = "1000";

    private static final String MOVE = "move";
    private static final String VISITS = "visits";
    private static final String C = "c";
    private static final String POLICY = "policy";
    private static final String STATES = "states";
    private static final String EXPLORATION = "exploration";
    private static final String TARGETING = "targeting";

    private static final Set<Setting> OF_SOLVERS = EnumSet.of(Setting.ITERATIONS, Setting.SEED);
    private static final Set<Setting> OF_SAMPLING = with(
            OF_SOLVERS,
            Setting.TIME,
            Setting.MEMORY,
            Setting.THREADS,
            Setting.PARALLEL,
            Setting.ROLLOUT,
            Setting.EVALUATOR,
            Setting.HEURISTIC);
    private static final Set<Setting> OF_STRATEGIES = with(OF_SAMPLING, Setting.STOP);
    private static final Set<Setting> OF_TREES =
            with(OF_STRATEGIES, Setting.SELECTION, Setting.PRIOR, Setting.DECISION);

    /** What a preset searches by. */
    private enum Method {
        SINGLE_OBSERVER(OF_TREES),
        MULTIPLE_OBSERVER(OF_TREES),
        STRATEGIES(OF_STRATEGIES),
        DETERMINIZED(OF_TREES),
        SAMPLING(OF_SAMPLING),
        CHEATING(OF_TREES),
        CFR_PLUS(OF_SOLVERS);

        @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
        private final Set<Setting> settings;

        Method(Set<Setting> settings) {
            this.settings = settings;
        }
    }

    private static final Parameter[] TREE = {
        Parameter.number(C, 0.7, "the exploration constant of availability-ucb1, for rewards from 0 to 1"),
        new Parameter(
                POLICY,
                MOVE,
                "what is played: move, the one visited most, or visits, a draw by them; a draw where strategies are learned")
    };

    /** All presets. */
    public static final Catalog<HiddenSpec> CATALOG = new Catalog<>(
            "preset for hidden information",
            List.of(
                    entry("ismcts", Method.SINGLE_OBSERVER, "information-set search with a single observer", TREE),
                    entry(
                            "mo-ismcts",
                            Method.MULTIPLE_OBSERVER,
                            "information-set search in which players go by what they know",
                            TREE),
                    entry(
                            "regret-matching",
                            Method.STRATEGIES,
                            "mo-ismcts that learns a mixed strategy for each player, for simultaneous moves; plays a draw by it",
                            HiddenParts.exploration(0.05)),
                    entry(
                            "pimc",
                            Method.DETERMINIZED,
                            "some states are drawn, and each is searched as if all were seen",
                            Stream.concat(
                                            Stream.of(TREE),
                                            Stream.of(Parameter.wholeNumber(STATES, 20, "how many states are drawn")))
                                    .toArray(Parameter[]::new)),
                    entry(
                            "oos",
                            Method.SAMPLING,
                            "online outcome sampling, which converges to an equilibrium; plays a draw by its strategy",
                            Parameter.number(EXPLORATION, 0.6, "how often an iteration moves at random"),
                            Parameter.number(TARGETING, 0.5, "how many iterations aim at what the player knows")),
                    entry(
                            "cheating",
                            Method.CHEATING,
                            "UCT that looks at what is hidden; to measure how much that is worth",
                            TREE),
                    entry(
                            "cfr-plus",
                            Method.CFR_PLUS,
                            "solves a small game of two players with payoffs that sum to zero; only for exploit")));

    private final String preset;
    private final Method method;
    private final Arguments own;

    /** The parameters of its own that were given. */
    private final Set<String> given;

    private final Spec settings;

    private HiddenSpec(String preset, Method method, Arguments own, Set<String> given, Spec settings) {
        this.preset = preset;
        this.method = method;
        this.own = own;
        this.given = Set.copyOf(given);
        this.settings = settings;
    }

    private static Set<Setting> with(Set<Setting> some, Setting... more) {
        Set<Setting> all = EnumSet.copyOf(some);
        all.addAll(Arrays.asList(more));
        return all;
    }

    private static Entry<HiddenSpec> entry(String name, Method method, String description, Parameter... parameters) {
        return Entry.of(name, description, own -> new HiddenSpec(name, method, own, Set.of(), Spec.none()), parameters);
    }

    /** Whether a SPEC begins with the name of one of these presets. */
    public static boolean isMeant(String spec) {
        String name = spec.split("[,:]", 2)[0];
        return CATALOG.entries().stream().anyMatch(entry -> entry.name().equals(name));
    }

    /**
     * Reads a SPEC.
     *
     * @throws UsageException if the preset or a setting is not known, or a setting is given twice
     */
    public static HiddenSpec parse(String text) {
        String head = text.split(",", 2)[0]; // such as pimc:states=5
        SpecText words = SpecText.parse(head.replace(':', ',') + text.substring(head.length()));
        Entry<HiddenSpec> entry = CATALOG.entries().stream()
                .filter(known -> known.name().equals(words.head()))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        Catalog.isNot(words.head(), CATALOG.kind()) + "; allowed: " + CATALOG.names()));
        Map<String, String> values = new HashMap<>();
        words.settings().keySet().forEach(key -> values.put(key, words.value(key, "...")));
        return UsageException.within("'" + text + "': ", () -> of(entry, values));
    }

    private static HiddenSpec of(Entry<HiddenSpec> entry, Map<String, String> values) {
        Map<String, String> own = new HashMap<>(values);
        own.keySet().retainAll(entry.parameters().stream().map(Parameter::name).toList());
        HiddenSpec plain = entry.make(own);
        HiddenSpec spec = new HiddenSpec(plain.preset, plain.method, plain.own, own.keySet(), plain.settings);
        for (Map.Entry<String, String> value : values.entrySet()) {
            if (!own.containsKey(value.getKey())) {
                spec = spec.with(spec.setting(value.getKey(), entry), value.getValue());
            }
        }
        spec.requireMeaning();
        return spec;
    }

    private Setting setting(String key, Entry<HiddenSpec> entry) {
        return method.settings.stream()
                .filter(setting -> setting.key().equals(key))
                .findFirst()
                .orElseThrow(() -> isNoSetting(key, entry.parameters().stream().map(Parameter::name)));
    }

    private UsageException isNoSetting(String key, Stream<String> own) {
        Stream<String> all = Stream.concat(own, method.settings.stream().map(Setting::key));
        return new UsageException(
                "'" + key + "' is not a setting of " + preset + "; allowed: " + all.collect(Collectors.joining(", ")));
    }

    /** Refuses values that mean nothing in any game. */
    private void requireMeaning() {
        budget();
        if (given.contains(POLICY)) {
            own.oneOf(POLICY, List.of(MOVE, VISITS));
        }
        if (given.contains(C) && settings.values().containsKey(Setting.SELECTION)) {
            throw new UsageException(
                    "c is that of availability-ucb1, and there is another selection; allowed: one of both");
        }
    }

    /**
     * This SPEC with one setting changed.
     *
     * @throws UsageException if the preset has no such setting
     */
    public HiddenSpec with(Setting setting, String value) {
        if (!method.settings.contains(setting)) {
            throw isNoSetting(setting.key(), Stream.empty());
        }
        return with(settings.with(setting, value));
    }

    private HiddenSpec with(Spec others) {
        return new HiddenSpec(preset, method, own, given, others);
    }

    /** This SPEC within the limits of those who search for strangers. */
    public HiddenSpec within(SearchLimits limits) {
        return with(limits.applyTo(withBudget()));
    }

    /** The name of the preset. */
    public String preset() {
        return preset;
    }

    /** The seed, if one is given. */
    public Optional<Long> seed() {
        return settings.seed();
    }

    /** Draws what is random outside the searches: deals, dice. */
    public RandomGenerator dice() {
        return settings.dice();
    }

    /** What each search may spend: as in {@link SpecBudgets}, but 1,000 iterations where nothing is set. */
    public Budget budget() {
        return budgetOfEach(1);
    }

    /**
     * The same, for each of several searches that share the memory.
     *
     * @param searches how many run at the same time, at least 1
     */
    public Budget budgetOfEach(int searches) {
        return SpecBudgets.ofEach(withBudget(), searches);
    }

    private Spec withBudget() {
        return settings.values().containsKey(Setting.ITERATIONS)
                        || settings.values().containsKey(Setting.TIME)
                ? settings
                : settings.with(Setting.ITERATIONS, ITERATIONS);
    }

    /** How many iterations a solver makes. */
    public int iterations() {
        return Quantities.smallNumber(settings.values().getOrDefault(Setting.ITERATIONS, ITERATIONS));
    }

    /** Whether it follows a game from its beginning, by outcome sampling. */
    public boolean isSampling() {
        return method == Method.SAMPLING;
    }

    /** Whether it looks at what is hidden. */
    public boolean isCheating() {
        return method == Method.CHEATING;
    }

    /** Whether it solves a whole game. */
    public boolean isSolver() {
        return method == Method.CFR_PLUS;
    }

    /** Whether a move is drawn by the strategy found, rather than the best one played. */
    public boolean playsStrategy() {
        return method == Method.STRATEGIES
                || method == Method.SAMPLING
                || (given.contains(POLICY) ? own.text(POLICY).equals(VISITS) : learnsStrategies());
    }

    private boolean learnsStrategies() {
        return choosing().map(found -> found.mixed() != null).orElse(false);
    }

    /** The selection if one is set. */
    private Optional<HiddenParts.Choosing> choosing() {
        return settings.value(Setting.SELECTION, HiddenParts.selections()::make);
    }

    /**
     * Searches for the player to move as long as this SPEC says: for 1,000 iterations unless it has iterations or a time.
     *
     * <p>The workers of a search on several threads have ended when it returns.
     *
     * @param state a position in which a player is to move; only what that player knows of it is used, unless the preset is
     *     {@code cheating}
     * @throws UsageException if a value has no meaning, a part does not fit the others, or the preset searches no single position
     */
    public <S extends GameState<S, M>, M extends Move> MixedResult<M> search(Game<S, M> game, S state) {
        try (SearchThreads threads = new SearchThreads()) {
            return mcts(game, threads).search(state, budget());
        }
    }

    /**
     * Makes the search, if it is one of a tree.
     *
     * @param game the game, whose parts may be chosen
     * @param threads runs the workers of a search on several threads, besides the thread that calls it
     * @throws UsageException if a value has no meaning, or a part does not fit the others
     */
    public <S extends GameState<S, M>, M extends Move> InformationSetMcts<S, M> mcts(
            Game<S, M> game, Executor threads) {
        return made(() -> {
            InformationSetMcts.Builder<S, M> builder = builder();
            if (method != Method.STRATEGIES) {
                choosing().ifPresent(found -> found.addTo(builder));
                if (learnsStrategies() && method != Method.MULTIPLE_OBSERVER) {
                    throw new UsageException("selection: strategies go with mo-ismcts, not with " + preset);
                }
                settings.part(Setting.PRIOR, parts(game).priors()).ifPresent(builder::prior);
                builder.decision(settings.part(Setting.DECISION, Parts.found().decisions()));
            }
            evaluator(game).ifPresent(builder::evaluator);
            parallel(threads).ifPresent(builder::parallel);
            seed().ifPresent(builder::seed);
            return builder.build();
        });
    }

    /** Makes outcome sampling; see {@link #mcts}. */
    public <S extends GameState<S, M>, M extends Move> OutcomeSampling<S, M> sampling(
            Game<S, M> game, Executor threads) {
        return made(() -> {
            OutcomeSampling.Builder<S, M> builder = OutcomeSampling.<S, M>builder()
                    .exploration(own.number(EXPLORATION))
                    .targeting(own.number(TARGETING));
            evaluator(game).ifPresent(builder::evaluator);
            parallel(threads).ifPresent(builder::parallel);
            seed().ifPresent(builder::seed);
            return builder.build();
        });
    }

    private <T> T made(Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalStateException | IllegalArgumentException refusal) {
            throw new UsageException("'" + preset + "': " + refusal.getMessage());
        }
    }

    private <S extends GameState<S, M>, M extends Move> InformationSetMcts.Builder<S, M> builder() {
        InformationSetMcts.Builder<S, M> builder = InformationSetMcts.singleObserver();
        switch (method) {
            case SINGLE_OBSERVER -> {}
            case MULTIPLE_OBSERVER -> builder.multipleObserver();
            case DETERMINIZED -> builder.determinized(own.wholeNumber(STATES));
            case CHEATING -> builder.determinized(1).determinizer(Determinizer.cheating());
            case STRATEGIES -> {
                String strategies = preset + ":" + EXPLORATION + "=" + own.text(EXPLORATION);
                HiddenParts.selections().make(strategies).addTo(builder);
            }
            case SAMPLING, CFR_PLUS ->
                throw new UsageException("'" + preset + "' searches no single position; allowed: the other presets for"
                        + " hidden information");
        }
        return method == Method.STRATEGIES ? builder : builder.selection(AvailabilityUcb1.of(own.number(C)));
    }

    /** What values a leaf; nothing where it is a uniform rollout. */
    private <S extends GameState<S, M>, M extends Move> Optional<Evaluator<S>> evaluator(Game<S, M> game) {
        if (Stream.of(Setting.EVALUATOR, Setting.ROLLOUT).noneMatch(settings.values()::containsKey)) {
            return Optional.empty();
        }
        BatchEvaluator<S> evaluator = parts(game).evaluator(settings);
        if (evaluator instanceof OneByOne<S> single) {
            return Optional.of(single.evaluator());
        }
        throw new UsageException("evaluator: '" + settings.values().get(Setting.EVALUATOR)
                + "' values many leaves in one call; allowed: evaluators of single leaves");
    }

    private <S extends GameState<S, M>, M extends Move> PartsOfGame<S, M> parts(Game<S, M> game) {
        return Parts.found().of(game, game.initial(dice()), settings);
    }

    /** The SPEC that means the same: {@link #parse} reads it. */
    @Override
    public String toString() {
        Stream<String> parameters = given.stream().sorted().map(name -> name + "=" + own.text(name));
        Stream<String> others = settings.values().entrySet().stream()
                .map(value -> value.getKey().key() + "=" + value.getValue());
        return Stream.of(Stream.of(preset), parameters, others)
                .flatMap(words -> words)
                .collect(Collectors.joining(","));
    }

    private Optional<Parallel> parallel(Executor threads) {
        BiFunction<Executor, Integer, Parallel> parallel =
                Parts.PARALLELS.make(settings.values().getOrDefault(Setting.PARALLEL, "root"));
        return settings.value(Setting.THREADS, text -> parallel.apply(threads, Quantities.smallNumber(text)));
    }
}
