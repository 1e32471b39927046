package io.mcts.spec.search;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Seeds;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.Arguments;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.catalog.ErrorMessages;
import io.mcts.spec.catalog.Parameter;
import io.mcts.spec.catalog.Quotes;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.game.Game;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A search in one line of text, such as {@code uct,iterations=5000,rollout=decisive}. Immutable. Syntax is checked on reading, values when
 * a search is made.
 * <pre>{@code
 * Game<ConnectFour, Drop> game = Games.of("connectfour", ConnectFour.class);
 * Spec opponent = Spec.parse(settings.getProperty("opponent"), game);
 * Drop move = opponent.search(game, state).bestMove();
 * }</pre>
 */
public final class Spec {

    private final SearchKind kind;

    private final Map<String, String> own;

    private final EnumMap<Setting, String> values;

    private final boolean isLevel;

    private Spec(SearchKind kind, Map<String, String> own, EnumMap<Setting, String> values, boolean isLevel) {
        this.kind = kind;
        this.own = Collections.unmodifiableMap(new TreeMap<>(own));
        this.values = values;
        this.isLevel = isLevel;
    }

    /** Returns the SPEC of plain UCT for one second. */
    public static Spec none() {
        return of(UctKind.INSTANCE);
    }

    static Spec of(SearchKind kind) {
        return new Spec(kind, Map.of(), new EnumMap<>(Setting.class), false);
    }

    /**
     * Reads a SPEC: a preset and changes, separated by commas, as in {@code uct,iterations=5000,selection=ucb1:c=0.7}. Parameters of a part
     * are separated by colons. {@code solver} means {@code solver=true}.
     *
     * @throws IllegalArgumentException if the preset or a setting is unknown or depends on the game, or a setting is given twice
     */
    public static Spec parse(String text) {
        if (Presets.isOfGame(text)) {
            throw new IllegalArgumentException("'" + SpecText.head(text)
                    + "' depends on the game; give the game, too, as in Spec.parse(text, game)");
        }
        return of(SpecText.parse(text), List.of(), Presets.catalog());
    }

    /** Returns the SPEC of a parsed text, from which other settings, named {@code besides}, have been removed. */
    public static Spec of(SpecText text, List<String> besides, Game<?, ?> game) {
        return of(text, besides, game, Presets.of(game));
    }

    private static Spec of(SpecText text, List<String> besides, Game<?, ?> game, Catalog<Spec> listed) {
        Catalog<Spec> presets = Presets.of(game);
        Spec spec = of(text, besides, listed);
        if (presets.find(text.head()).isEmpty()) {
            throw new IllegalArgumentException("'" + text.head()
                    + "' sees everything, also what this game hides from its players; allowed: " + listed.names());
        }
        return spec;
    }

    /**
     * Returns a preset without changes.
     *
     * @throws IllegalArgumentException if there is no such preset, or not with these parameters
     */
    public static Spec ofPreset(String word) {
        Spec plain = Presets.catalog().entry(word).make(Map.of());
        return plain.kind.parameters().isEmpty() ? Presets.catalog().make(word) : plain;
    }

    private static Spec of(SpecText text, List<String> besides, Catalog<Spec> listed) {
        if (Presets.catalog().find(text.head()).isEmpty()) {
            listed.entry(text.head()); // refuses it, and names those that there are
        }
        Spec preset = ofPreset(text.head());
        Spec spec = preset.changed(preset.kind.parameters().isEmpty() ? text : text.withParametersOfHead(), besides);
        ErrorMessages.within("'" + text.text() + "': ", () -> {
            spec.kind.check(spec);
            return spec;
        });
        return spec;
    }

    /**
     * Reads a SPEC for a game, which may also begin with {@value Presets#BEST} or {@code level1}, {@code level2} and so on ({@link
     * Game#levels}). The iterations of a level are all that its move is worth: its search {@linkplain
     * io.mcts.Mcts.Builder#withoutTreeReuse does not reuse its tree}.
     *
     * @throws IllegalArgumentException as {@link #parse(String)} does, or if the preset needs perfect information and the game has none
     */
    public static Spec parse(String text, Game<?, ?> game) {
        Spec spec = of(SpecText.parse(Presets.inGame(game, text)), List.of(), game);
        return new Spec(spec.kind, spec.own, spec.values, Presets.isLevel(text));
    }

    /**
     * Reads a SPEC whose strategy is to be measured. Messages name the presets that have one ({@link SearchKind#hasStrategy}).
     *
     * @throws IllegalArgumentException as {@link #parse(String, Game)} does
     */
    public static Spec parseStrategy(String text, Game<?, ?> game) {
        return of(SpecText.parse(Presets.inGame(game, text)), List.of(), game, Presets.ofStrategies(game));
    }

    static Spec ofChanges(String changes) {
        return none().changed(SpecText.ofSettings(changes), List.of());
    }

    private Spec changed(SpecText changes, List<String> besides) {
        Map<String, String> changedOwn = new TreeMap<>(own);
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changes.settings().forEach((key, value) -> {
            if (kind.parameters().stream()
                    .anyMatch(parameter -> parameter.name().equals(key))) {
                changedOwn.put(key, Quotes.removed(changes.value(key, "...")));
                return;
            }
            Setting setting = setting(changes, key, besides);
            boolean isOn = setting.isSwitch() && value.isEmpty();
            changed.put(setting, isOn ? "true" : changes.value(key, setting.form()));
        });
        return new Spec(kind, changedOwn, changed, isLevel);
    }

    private Setting setting(SpecText changes, String key, List<String> besides) {
        return kind.settings().stream()
                .filter(setting -> setting.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + changes.text() + "': "
                        + (kind == UctKind.INSTANCE ? ofParameter(key, changes) : Optional.<String>empty())
                                .orElseGet(() -> isNoSetting(key, besides))));
    }

    private static Optional<String> ofParameter(String key, SpecText changes) {
        String value = changes.settings().getOrDefault(key, Optional.empty()).orElse("");
        return Setting.ofParameter(key, value)
                .map(setting -> Catalog.isNot(key, "setting") + "; did you mean " + setting + "?");
    }

    private String isNoSetting(String key, List<String> besides) {
        return "'" + key + "' is not a setting" + (kind == UctKind.INSTANCE ? "" : " of " + kind.name()) + "; allowed: "
                + Stream.of(
                                kind.parameters().stream().map(Parameter::name),
                                kind.settings().stream().map(Setting::key),
                                besides.stream())
                        .flatMap(names -> names)
                        .collect(Collectors.joining(", "));
    }

    /**
     * Searches a non-terminal position, left unchanged, within the {@link #budget}. Workers have ended when it returns.
     *
     * @throws IllegalArgumentException as {@link #build} does, or if the preset searches no single position
     */
    public <S extends GameState<S, M>, M extends Move> SearchResult<M> search(Game<S, M> game, S state) {
        try (SearchThreads threads = new SearchThreads()) {
            return build(game, threads).search(state, budget());
        }
    }

    /**
     * Makes the search, without its budget; its workers run on {@code threads}, besides the calling thread.
     *
     * @throws IllegalArgumentException if a value is invalid, or a part does not fit the others or the game
     */
    public <S extends GameState<S, M>, M extends Move> Search<S, M> build(Game<S, M> game, Executor threads) {
        return kind.search(this, game, threads);
    }

    /**
     * Makes the search, without its budget, as a tree search of positions.
     *
     * @throws IllegalArgumentException as {@link #build} does, or if the search is of another kind
     */
    public <S extends GameState<S, M>, M extends Move> Mcts<S, M> mcts(Game<S, M> game, Executor threads) {
        return build(game, threads)
                .mcts()
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + kind.name() + "' searches no tree of positions; allowed here: "
                                + Presets.changesOfUct().names()));
    }

    /**
     * Returns the budget of each search: by default the {@linkplain SearchKind#effort effort} of its kind, a second for UCT. Without a
     * memory setting, a search {@linkplain io.mcts.Mcts.Builder#memoryCeiling keeps to half of the heap}, or ends when that is full.
     */
    public Budget budget() {
        return sharingMemory(1).timed().bounds();
    }

    /** Returns the budget where a clock or a person limits the search: as {@link #budget}, but without default iterations and time. */
    public Budget bounds() {
        return endingEarly(limits());
    }

    /** Returns the budget of {@link #bounds} without its {@linkplain #endingEarly early end}. */
    public Budget limits() {
        return SpecBudgets.limits(this);
    }

    /** Returns a budget with the early-stopping rule, which must fit the final decision. */
    public Budget endingEarly(Budget whole) {
        return SpecBudgets.endingEarly(this, whole);
    }

    /** Returns this SPEC with the default {@linkplain SearchKind#effort effort} made explicit. */
    public Spec timed() {
        return values.containsKey(Setting.ITERATIONS) || values.containsKey(Setting.TIME)
                ? this
                : with(kind.effort().setting(), kind.effort().value());
    }

    /** Returns this SPEC for some concurrent searches, at least 1: without a memory setting, they share half of the heap. */
    public Spec sharingMemory(int searches) {
        boolean keepsToHalf = searches == 1 && kind.settings().contains(Setting.MEMORY_CEILING);
        return keepsToHalf
                ? this
                : withMemory(Setting.MEMORY_CEILING, Runtime.getRuntime().maxMemory() / 2 / searches);
    }

    /** Sets a default memory limit, preferably by this setting, if the kind of search has one. */
    Spec withMemory(Setting preferred, long bytes) {
        boolean isSet = values.containsKey(Setting.MEMORY) || values.containsKey(Setting.MEMORY_CEILING);
        Setting limit = kind.settings().contains(preferred) ? preferred : Setting.MEMORY;
        return isSet || !kind.settings().contains(limit) ? this : with(limit, Long.toString(bytes));
    }

    /** Returns this SPEC with one setting changed, which its kind of search must have. */
    public Spec with(Setting setting, String value) {
        if (!kind.settings().contains(setting)) {
            throw new IllegalArgumentException(isNoSetting(setting.key(), List.of()));
        }
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.put(setting, value);
        return new Spec(kind, own, changed, isLevel);
    }

    Spec with(Spec changes) {
        Spec changed = this;
        for (Map.Entry<Setting, String> change : changes.values.entrySet()) {
            changed = changed.with(change.getKey(), change.getValue());
        }
        return changed;
    }

    /** Returns this SPEC with one setting reset to its default. */
    public Spec without(Setting setting) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.remove(setting);
        return new Spec(kind, own, changed, isLevel);
    }

    /** Whether this is a level of strength, which neither keeps a tree nor ponders. */
    public boolean isLevel() {
        return isLevel;
    }

    /** Returns the kind of the search. */
    public SearchKind kind() {
        return kind;
    }

    /** Returns the parameters specific to this kind, given or default. */
    public Arguments own() {
        return new Entry<>(kind.name(), kind.description(), kind.parameters(), Function.identity()).make(own);
    }

    /** Whether a parameter specific to this kind is given. */
    public boolean isGiven(String parameter) {
        return own.containsKey(parameter);
    }

    /** Returns the given values as written, in the order of the settings. Unmodifiable. */
    public Map<Setting, String> values() {
        return Collections.unmodifiableMap(values);
    }

    /** Returns the seed, if one is set. */
    public Optional<Long> seed() {
        return value(Setting.SEED, Quantities::wholeNumber);
    }

    /** Makes a generator for random events outside the searches, such as dice, which is fixed by the seed but independent of theirs. */
    public RandomGenerator dice() {
        return Xoroshiro128PlusPlus.of(~seed().orElseGet(Seeds::draw));
    }

    /** Returns the value of a setting, if it is set. */
    public <T> Optional<T> value(Setting setting, Function<String, T> reader) {
        return Optional.ofNullable(values.get(setting))
                .map(text -> ErrorMessages.within(setting.key() + ": ", () -> reader.apply(text)));
    }

    /** Returns the part that a setting names, or the default. */
    public <T> T part(Setting setting, Catalog<T> parts) {
        String text = values.getOrDefault(setting, parts.entries().get(0).name());
        return ErrorMessages.within(setting.key() + ": ", () -> parts.make(text));
    }

    boolean isOn(Setting setting) {
        return value(setting, text -> {
                    if (!text.equals("true") && !text.equals("false")) {
                        throw new IllegalArgumentException("'" + text + "' is neither true nor false");
                    }
                    return text.equals("true");
                })
                .orElse(false);
    }

    /** Returns an equivalent SPEC as changes of its kind, which {@link #parse} reads. */
    @Override
    public String toString() {
        Stream<String> settings =
                values.entrySet().stream().map(value -> value.getKey().key() + "=" + value.getValue());
        return Stream.of(
                        Stream.of(kind.name()),
                        own.entrySet().stream().map(value -> value.getKey() + "=" + Quotes.added(value.getValue())),
                        settings)
                .flatMap(words -> words)
                .collect(Collectors.joining(","));
    }
}
