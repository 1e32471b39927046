package io.mcts.spec.search;

import io.mcts.backup.Backup;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.DirichletNoise;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.SelectionPolicy;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.GameProvider;
import io.mcts.spec.game.Games;
import io.mcts.spec.part.GameParts;
import io.mcts.spec.part.PartContext;
import io.mcts.spec.part.PartProvider;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of a search by name: a catalog for each role, beginning with the default. Immutable. */
public final class Parts {

    static final int PLANNED_ITERATIONS = 100_000;

    private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9-]*");

    /** The parts by class loader; softly held. */
    private static final Map<ClassLoader, SoftReference<Parts>> FOUND = new WeakHashMap<>();

    /** The parallel searches, made from an executor and a number of threads. */
    public static final Catalog<BiFunction<Executor, Integer, Parallel>> PARALLELS = new Catalog<>(
            "parallel search",
            List.of(
                    Entry.of("tree", "all threads search in one tree", () -> Parallel::tree),
                    Entry.of("root", "each thread has a tree of its own, added up at the root", () -> Parallel::root)));

    static final Catalog<Optional<DirichletNoise>> ROOT_NOISES = new Catalog<>(
            "noise",
            List.of(
                    Entry.of("none", "no noise", Optional::empty),
                    Entry.of(
                            "dirichlet",
                            "shares of the Dirichlet distribution mixed into the priors",
                            arguments -> Optional.of(
                                    new DirichletNoise(arguments.number("epsilon"), arguments.number("alpha"))),
                            Parameter.number("epsilon", 0.25, "the share of the noise, from 0 to 1"),
                            Parameter.number("alpha", 0.3, "how even it is, greater than 0"))));

    /** The early-stopping rules. */
    public static final Catalog<UnaryOperator<Budget>> STOPS = new Catalog<>(
            "reason to stop",
            List.of(
                    Entry.of("none", "nothing", UnaryOperator::identity),
                    Entry.of(
                            "decided",
                            "no other move can get as many visits as the most visited, which is the one played",
                            () -> Budget::untilDecided),
                    Entry.of(
                            "standard-error",
                            "the mean of the best move is known precisely",
                            arguments -> {
                                Budget precision = Budget.standardError(
                                        arguments.number("error"), arguments.wholeNumber("visits"));
                                return budget -> budget.or(precision);
                            },
                            Parameter.number("error", 0.01, "the standard error wanted, above 0"),
                            Parameter.wholeNumber(
                                    "visits", 100, "those of the move at least, 1 or more, as a few may be alike"))));

    private final List<PartProvider<?, ?>> providers;
    private final Catalog<Spec> presets;
    private final Catalog<Spec> changesOfUct;

    private Parts(ClassLoader loader) {
        List<PartProvider<?, ?>> all = new ArrayList<>(List.of(new StandardParts<>()));
        List<GameProvider> games = new ArrayList<>();
        List<SearchProvider> searches = new ArrayList<>();
        try {
            ServiceLoader.load(PartProvider.class, loader).forEach(all::add);
            ServiceLoader.load(GameProvider.class, loader).forEach(games::add);
            ServiceLoader.load(SearchProvider.class, loader).forEach(searches::add);
        } catch (ServiceConfigurationError error) {
            throw new IllegalArgumentException("a service cannot be used: " + error.getMessage(), error);
        }
        providers = List.copyOf(all);
        changesOfUct = changesOfUct(games);
        presets = catalog(
                "preset",
                changesOfUct.entries(),
                searches,
                provider -> provider.kinds().stream().map(Parts::entry).toList());
        PartsOfGame<?, ?> ofGame = ofNoGame(); // what cannot be listed is refused now
        ofGame.heuristics();
        ofGame.expansions();
        ofGame.rollouts();
        ofGame.evaluators();
        ofGame.tablebases();
        ofGame.priors();
        rootSelections(PLANNED_ITERATIONS);
        backups();
        decisions();
    }

    /**
     * Returns all parts that {@link Games#loader} finds.
     *
     * @throws IllegalArgumentException if two of a role have the same name, or a provider cannot be made
     */
    public static Parts found() {
        ClassLoader loader = Games.loader();
        synchronized (FOUND) {
            SoftReference<Parts> known = FOUND.get(loader);
            Parts parts = known == null ? null : known.get();
            if (parts == null) {
                parts = new Parts(loader);
                FOUND.put(loader, new SoftReference<>(parts));
            }
            return parts;
        }
    }

    private Catalog<Spec> changesOfUct(List<GameProvider> games) {
        List<Object> owners = new ArrayList<>(providers.subList(0, 1));
        owners.addAll(games);
        owners.addAll(providers.subList(1, providers.size()));
        return catalog(
                "preset",
                List.of(),
                owners,
                owner -> presetsOf(owner).stream()
                        .map(entry -> entry.map(Spec::ofChanges))
                        .toList());
    }

    private static List<Entry<String>> presetsOf(Object owner) {
        return owner instanceof GameProvider games ? games.presets() : ((PartProvider<?, ?>) owner).presets();
    }

    private static Entry<Spec> entry(SearchKind kind) {
        return new Entry<>(kind.name(), kind.description(), kind.parameters(), own -> Spec.of(kind));
    }

    /** Returns the presets: changes of UCT first, then other kinds of search. */
    public Catalog<Spec> presets() {
        return presets;
    }

    Catalog<Spec> changesOfUct() {
        return changesOfUct;
    }

    /** Returns the selection policies. */
    public Catalog<SelectionPolicy> selections() {
        return catalog("selection policy", List.of(), providers, PartProvider::selections);
    }

    /** The selection policies of the root for planned iterations; the first stands for that of all other nodes. */
    Catalog<Optional<SelectionPolicy>> rootSelections(int planned) {
        return catalog(
                "selection policy of the root",
                List.of(Entry.of("same", "as at all other nodes", Optional::empty)),
                providers,
                provider -> Stream.concat(provider.rootSelections(planned).stream(), provider.selections().stream())
                        .map(entry -> entry.map(Optional::of))
                        .toList());
    }

    /** Returns the backups. */
    public Catalog<Backup> backups() {
        return catalog("backup", List.of(), providers, PartProvider::backups);
    }

    /** Returns the final decisions. */
    public Catalog<FinalDecision> decisions() {
        return catalog("final decision", List.of(), providers, PartProvider::decisions);
    }

    /** Returns the parts for all games, for listings. */
    public PartsOfGame<?, ?> ofNoGame() {
        return ofGame(providers, PartContext.<Unplayed, Move>empty());
    }

    private interface Unplayed extends GameState<Unplayed, Move> {}

    /** Returns the parts for a game, its own included; the type of the start selects providers. */
    public <S extends GameState<S, M>, M extends Move> PartsOfGame<S, M> of(GameParts<S, M> game, S start, Spec spec) {
        List<GameParts<?, ?>> fitting = new ArrayList<>();
        providers.stream()
                .filter(provider -> provider.states().isInstance(start))
                .forEach(fitting::add);
        fitting.add(game);
        PartsOfGame<S, M> unset = ofGame(fitting, PartContext.of(game));
        return unset.with(spec.value(Setting.HEURISTIC, unset.heuristics()::make));
    }

    <S extends GameState<S, M>, M extends Move> PartsOfGame<S, M> of(Game<S, M> game) {
        return of(game, game.initial(Xoroshiro128PlusPlus.of(1)), Spec.none());
    }

    <S extends GameState<S, M>, M extends Move> List<? extends Entry<?>> ofGameAlone(
            Game<S, M> game, Function<PartsOfGame<?, ?>, Catalog<?>> role) {
        Set<String> ofAll =
                role.apply(ofNoGame()).entries().stream().map(Entry::name).collect(Collectors.toSet());
        return role.apply(of(game)).entries().stream()
                .filter(entry -> !ofAll.contains(entry.name()))
                .toList();
    }

    @SuppressWarnings("unchecked") // they are for these states, as they say
    private static <S extends GameState<S, M>, M extends Move> PartsOfGame<S, M> ofGame(
            List<? extends GameParts<?, ?>> parts, PartContext<S, M> context) {
        return new PartsOfGame<>(
                parts.stream().map(some -> (GameParts<S, M>) some).toList(), context);
    }

    /** Returns a catalog of the first entries, then those of all owners; names must be unique. */
    static <P, T> Catalog<T> catalog(
            String kind, List<Entry<T>> first, List<? extends P> owners, Function<P, List<Entry<T>>> entriesOf) {
        List<Entry<T>> all = new ArrayList<>(first);
        Map<String, Class<?>> ownerOf = new HashMap<>();
        first.forEach(entry -> ownerOf.put(entry.name(), Parts.class));
        for (P owner : owners) {
            for (Entry<T> entry : entriesOf.apply(owner)) {
                if (!WORD.matcher(entry.name()).matches()) {
                    throw new IllegalArgumentException(
                            "a " + kind + " of " + owner.getClass().getName() + " is called '" + entry.name()
                                    + "'; use small letters, digits and -");
                }
                Class<?> other = ownerOf.put(entry.name(), owner.getClass());
                if (other != null) {
                    throw new IllegalArgumentException(
                            "a " + kind + " of " + owner.getClass().getName() + " is called '" + entry.name()
                                    + "' as one of " + other.getName() + " is; use a word that is not taken");
                }
                all.add(entry);
            }
        }
        return new Catalog<>(kind, all);
    }
}
