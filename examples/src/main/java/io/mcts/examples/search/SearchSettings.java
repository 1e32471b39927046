package io.mcts.examples.search;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.examples.catalog.UsageException;
import io.mcts.examples.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * The settings of a search, as text. What is not set has the library's default.
 *
 * <p>Immutable. Values are checked when the search and its budget are made of them.
 */
public final class SearchSettings {

    /** For how many iterations a part plans that has to know them, where none are set. */
    static final int PLANNED_ITERATIONS = 100_000;

    private static final Budget DEFAULT_BUDGET = Budget.millis(1_000);

    private final Map<Setting, String> values;

    private SearchSettings(Map<Setting, String> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /**
     * No settings.
     *
     * @return the settings of plain UCT for one second
     */
    public static SearchSettings none() {
        return new SearchSettings(new EnumMap<>(Setting.class));
    }

    /**
     * Reads a SPEC: a preset and changes to its settings, divided by commas, as in
     * {@code uct,iterations=5000,selection=ucb1:c=0.7}.
     *
     * <p>A setting that is on or off may stand there without a value, as {@code solver} does for {@code solver=true}.
     *
     * <p>Since commas divide the settings, several parameters of a part are divided by colons.
     *
     * @param spec the SPEC
     * @return the settings
     * @throws UsageException if the preset or a setting is not known, or a setting is given twice
     */
    public static SearchSettings parse(String spec) {
        String[] words = spec.split(",", -1);
        SearchSettings settings = Presets.CATALOG.make(words[0]);
        Map<Setting, String> changes = new EnumMap<>(Setting.class);
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            int equals = word.indexOf('=');
            Setting setting = setting(spec, equals < 0 ? word : word.substring(0, equals));
            if (equals < 0 && !setting.isSwitch()) {
                throw new UsageException(
                        "'" + spec + "': " + word + " has no value; allowed: " + word + "=" + setting.form());
            }
            if (changes.put(setting, equals < 0 ? Switch.ON : word.substring(equals + 1)) != null) {
                throw new UsageException("'" + spec + "': " + setting.key() + " is given twice; allowed: once");
            }
        }
        for (Map.Entry<Setting, String> change : changes.entrySet()) {
            settings = settings.with(change.getKey(), change.getValue());
        }
        return settings;
    }

    private static Setting setting(String spec, String key) {
        for (Setting setting : Setting.values()) {
            if (setting.key().equals(key)) {
                return setting;
            }
        }
        throw new UsageException("'" + spec + "': '" + key + "' is no setting; allowed: "
                + Arrays.stream(Setting.values()).map(Setting::key).collect(Collectors.joining(", ")));
    }

    /**
     * These settings with one changed.
     *
     * @param setting what to set
     * @param value its value, as the user wrote it
     * @return the settings
     */
    public SearchSettings with(Setting setting, String value) {
        Map<Setting, String> changed = new EnumMap<>(Setting.class);
        changed.putAll(values);
        changed.put(setting, value);
        return new SearchSettings(changed);
    }

    /**
     * These settings with one as it is unless set.
     *
     * @param setting what not to set
     * @return the settings
     */
    public SearchSettings without(Setting setting) {
        Map<Setting, String> changed = new EnumMap<>(Setting.class);
        changed.putAll(values);
        changed.remove(setting);
        return new SearchSettings(changed);
    }

    /**
     * What is set.
     *
     * @return the values as the user wrote them, in the order of the settings; unmodifiable
     */
    public Map<Setting, String> values() {
        return values;
    }

    /**
     * Makes the search.
     *
     * @param game the game, whose heuristics may be chosen
     * @param threads runs the workers of a search on several threads, besides the thread that calls it
     * @param <S> the states of the game
     * @param <M> the moves of the game
     * @return a search with these settings
     * @throws UsageException if a value has no meaning
     */
    public <S extends GameState<S, M>, M extends Move> Mcts<S, M> mcts(Game<S, M> game, Executor threads) {
        Mcts.Builder<S, M> builder = Mcts.builder();
        value(Setting.SELECTION, Parts.SELECTIONS::make).ifPresent(builder::selection);
        value(Setting.ROOT_SELECTION, Parts.rootSelections(plannedIterations())::make)
                .flatMap(policy -> policy)
                .ifPresent(builder::rootSelection);
        value(Setting.EXPANSION, Parts.<S, M>expansions()::make).ifPresent(builder::expansion);
        value(Setting.EXPANSION_THRESHOLD, text -> builder.expansionThreshold(Amounts.smallNumber(text)));
        HeuristicParts<S, M> parts = new HeuristicParts<>(
                () -> heuristic(game), () -> value(Setting.HEURISTIC, game.heuristics()::make), game.models());
        Policy<S, M> rollout = value(Setting.ROLLOUT, parts.rollouts()::make).orElseGet(UniformPolicy::new);
        value(Setting.EVALUATOR, parts.evaluators(rollout)::make)
                .orElseGet(() -> LeafEvaluation.of(new RolloutEvaluator<>(rollout)))
                .addTo(
                        builder,
                        value(Setting.BATCH, Amounts::smallNumber),
                        value(Setting.VIRTUAL_LOSS, Amounts::smallNumber));
        value(Setting.PRIOR, parts.priors()::make).flatMap(prior -> prior).ifPresent(builder::prior);
        value(Setting.ROOT_NOISE, Parts.ROOT_NOISES::make)
                .flatMap(noise -> noise)
                .ifPresent(builder::rootNoise);
        value(Setting.BACKUP, Parts.BACKUPS::make).ifPresent(builder::backup);
        boolean isSolver = isOn(Setting.SOLVER);
        boolean hasTranspositions = isOn(Setting.TRANSPOSITIONS);
        if (isSolver) {
            builder.solver();
        }
        if (hasTranspositions) {
            builder.transpositions();
        }
        value(Setting.DECISION, Parts.DECISIONS::make).ifPresent(builder::decision);
        value(Setting.MEMORY_CEILING, text -> builder.memoryCeiling(Amounts.bytes(text)));
        parallel(threads).ifPresent(builder::parallel);
        seed().ifPresent(builder::seed);
        value(Setting.HEURISTIC, game.heuristics()::make); // so that a wrong one is refused even where none is needed
        try {
            Mcts<S, M> mcts = builder.build();
            if (isSolver || hasTranspositions || mcts.batches().isPresent()) {
                // what does not fit the game is refused before anything is searched
                mcts.tree(game.initial(dice()));
            }
            return mcts;
        } catch (IllegalStateException | IllegalArgumentException refusal) {
            throw new UsageException(String.valueOf(refusal.getMessage()));
        }
    }

    private Optional<Parallel> parallel(Executor threads) {
        BiFunction<Executor, Integer, Parallel> kind =
                value(Setting.PARALLEL, Parts.PARALLELS::make).orElseGet(() -> Parallel::tree);
        return value(Setting.THREADS, text -> kind.apply(threads, Amounts.smallNumber(text)));
    }

    private <S extends GameState<S, M>, M extends Move> Heuristic<S> heuristic(Game<S, M> game) {
        return value(Setting.HEURISTIC, game.heuristics()::make)
                .orElseThrow(() ->
                        new UsageException("it needs a heuristic; allowed for this game: " + Setting.HEURISTIC.key()
                                + "=" + game.heuristics().names().replace(", ", "|")));
    }

    /**
     * Makes the budget of each search: what is spent first of iterations, time and memory. Where neither iterations nor time
     * is set it is a second; where neither memory nor a memory ceiling is set it is half of the heap, which leaves room for
     * everything else.
     *
     * @return the budget
     * @throws UsageException if a value has no meaning
     */
    public Budget budget() {
        return budget(1);
    }

    /**
     * Makes the budget of each of several searches that run at the same time: as {@link #budget()}, but where no memory is set
     * they share half of the heap.
     *
     * @param searches how many run at the same time, at least 1
     * @return the budget
     * @throws UsageException if a value has no meaning
     */
    public Budget budget(int searches) {
        return endingEarly(effort().orElse(DEFAULT_BUDGET).or(memory(searches)));
    }

    /**
     * A budget with what ends a search before it is spent.
     *
     * @param whole all that may be spent
     * @return the budget, or less
     * @throws UsageException if a value has no meaning, or the end does not go with the final decision
     */
    public Budget endingEarly(Budget whole) {
        Budget ending = value(Setting.STOP, Parts.STOPS::make)
                .map(stop -> stop.apply(whole))
                .orElse(whole);
        FinalDecision decision = value(Setting.DECISION, Parts.DECISIONS::make).orElseGet(RobustChild::new);
        if (ending.needsRobustChild() && !decision.isByVisits()) {
            throw new UsageException("stop: '" + values.get(Setting.STOP) + "' goes with the decision '"
                    + new RobustChild() + "', not with '" + decision + "'");
        }
        if (ending.needsRobustChild() && isOn(Setting.SOLVER)) {
            throw new UsageException("stop: '" + values.get(Setting.STOP)
                    + "' goes by visits alone, not with a solver, whose move need not have the most");
        }
        return ending;
    }

    /**
     * Makes the budget that remains where something else says how long to search: as {@link #budget}, but without limit of
     * iterations and time where neither is set, and before it {@link #endingEarly ends early}.
     *
     * @return the budget
     * @throws UsageException if a value has no meaning
     */
    public Budget limits() {
        return effort().map(effort -> effort.or(memory(1))).orElseGet(() -> memory(1));
    }

    /** The iterations of the search, as far as they are known in advance. */
    private int plannedIterations() {
        return value(Setting.ITERATIONS, Amounts::wholeNumber)
                .map(iterations -> (int) Math.min(Integer.MAX_VALUE, Math.max(1, iterations)))
                .orElse(PLANNED_ITERATIONS);
    }

    private Optional<Budget> effort() {
        Optional<Budget> iterations = value(Setting.ITERATIONS, text -> Budget.iterations(Amounts.wholeNumber(text)));
        Optional<Budget> time = value(Setting.TIME, text -> Budget.time(Amounts.time(text)));
        return iterations.map(first -> time.map(first::or).orElse(first)).or(() -> time);
    }

    private Budget memory(int searches) {
        return value(Setting.MEMORY, text -> Budget.memory(Amounts.bytes(text)))
                .or(() -> value(Setting.MEMORY_CEILING, text -> Budget.unlimited()))
                .orElseGet(() -> Budget.memory(Runtime.getRuntime().maxMemory() / 2 / searches));
    }

    /**
     * The seed.
     *
     * @return the seed, or nothing if none is set
     * @throws UsageException if it is no number
     */
    public Optional<Long> seed() {
        return value(Setting.SEED, Amounts::wholeNumber);
    }

    /**
     * Makes a generator for what is random outside the searches: the beginning of a game, the dice. It shares no numbers with
     * the searches, which have the seed itself.
     *
     * @return a new generator; always the same numbers if a seed is set
     * @throws UsageException if the seed is no number
     */
    public RandomGenerator dice() {
        return Xoroshiro128PlusPlus.of(~seed().orElseGet(() -> new SplittableRandom().nextLong()));
    }

    private boolean isOn(Setting setting) {
        return value(setting, Switch::isOn).orElse(false);
    }

    private <T> Optional<T> value(Setting setting, Function<String, T> reader) {
        try {
            return Optional.ofNullable(values.get(setting)).map(reader);
        } catch (IllegalArgumentException refusal) {
            throw new UsageException(setting.key() + ": " + refusal.getMessage());
        }
    }
}
