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
 * A search in one line of text, such as {@code uct,iterations=5000,rollout=decisive}: in a configuration file, on the command line, in
 * the plan of a tournament. What is not set has the library's default.
 *
 * <pre>{@code
 * Game<ConnectFour, Drop> game = Games.of("connectfour", ConnectFour.class);
 * Spec opponent = Spec.parse(settings.getProperty("opponent"), game);
 * Drop move = opponent.search(game, state).bestMove();
 * }</pre>
 *
 * <p>Immutable. The text is checked word by word when it is read, the values when a search is made of it.
 */
public final class Spec {

    private final SearchKind kind;

    /** The values given of parameters that only this kind has. */
    private final Map<String, String> own;

    private final EnumMap<Setting, String> values;

    private Spec(SearchKind kind, Map<String, String> own, EnumMap<Setting, String> values) {
        this.kind = kind;
        this.own = Collections.unmodifiableMap(new TreeMap<>(own));
        this.values = values;
    }

    /** No settings: the SPEC of plain UCT for one second. */
    public static Spec none() {
        return of(UctKind.INSTANCE);
    }

    /** A kind of search without settings. */
    static Spec of(SearchKind kind) {
        return new Spec(kind, Map.of(), new EnumMap<>(Setting.class));
    }

    /**
     * Reads a SPEC: a preset and changes to its settings, divided by commas, as in
     * {@code uct,iterations=5000,selection=ucb1:c=0.7}.
     *
     * <p>A setting that is on or off needs no value: {@code solver} means {@code solver=true}.
     *
     * <p>Since commas divide the settings, several parameters of a part are divided by colons.
     *
     * @throws IllegalArgumentException if the preset or a setting is not known, or a setting is given twice
     */
    public static Spec parse(String text) {
        return of(SpecText.parse(text), List.of(), Presets.catalog());
    }

    /**
     * The SPEC of a text that has been divided into words.
     *
     * @param besides settings that are allowed as well, and have been taken out of the text
     * @param game the game of the search
     * @throws IllegalArgumentException as {@link #parse(String, Game)} does
     */
    public static Spec of(SpecText text, List<String> besides, Game<?, ?> game) {
        Catalog<Spec> presets = Presets.of(game);
        Spec spec = of(text, besides, presets);
        if (presets.find(text.head()).isEmpty()) {
            throw new IllegalArgumentException("'" + text.head()
                    + "' sees everything, also what this game hides from its players; allowed: " + presets.names());
        }
        return spec;
    }

    /**
     * Returns a preset without changes.
     *
     * @param word the word that a SPEC begins with
     * @throws IllegalArgumentException if there is no such preset, or not with these parameters
     */
    public static Spec ofPreset(String word) {
        Spec plain = Presets.catalog().entry(word).make(Map.of());
        return plain.kind.parameters().isEmpty() ? Presets.catalog().make(word) : plain;
    }

    /** @param listed those that the message names if there is no such preset */
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
     * Reads a SPEC for a game: as {@link #parse(String)}, but the preset may also be {@value Presets#BEST}, the search that plays the game
     * best, or an opponent of some strength, {@code level1}, {@code level2} and so on: {@link Game#levels}.
     *
     * @throws IllegalArgumentException if the preset or a setting is not known, or a setting is given twice, or the preset sees everything, and
     *     the players of the game do not
     */
    public static Spec parse(String text, Game<?, ?> game) {
        return of(SpecText.parse(Presets.inGame(game, text)), List.of(), game);
    }

    /** Plain UCT with changes to its settings, divided by commas; blank if there are none. */
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
            Setting setting = setting(changes.text(), key, besides);
            boolean isOn = setting.isSwitch() && value.isEmpty();
            changed.put(setting, isOn ? "true" : changes.value(key, setting.form()));
        });
        return new Spec(kind, changedOwn, changed);
    }

    private Setting setting(String text, String key, List<String> besides) {
        return kind.settings().stream()
                .filter(setting -> setting.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + text + "': " + isNoSetting(key, besides)));
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
     * Searches a position as long as this SPEC says: for a second unless it has iterations or a time, or as long as its kind says.
     *
     * <p>The workers of a search on several threads have ended when it returns.
     *
     * @param state a position of the game in which it is not over; it is not changed
     * @throws IllegalArgumentException if a value has no meaning, a part does not fit the others or the game, or the preset searches no single
     *     position
     */
    public <S extends GameState<S, M>, M extends Move> SearchResult<M> search(Game<S, M> game, S state) {
        try (SearchThreads threads = new SearchThreads()) {
            return build(game, threads).search(state, budget());
        }
    }

    /**
     * Makes the search, without its budget.
     *
     * @param game the game, whose own parts may be chosen
     * @param threads runs the workers of a search on several threads, besides the thread that calls it
     * @throws IllegalArgumentException if a value has no meaning, or a part does not fit the others or the game
     */
    public <S extends GameState<S, M>, M extends Move> Search<S, M> build(Game<S, M> game, Executor threads) {
        return kind.search(this, game, threads);
    }

    /**
     * Makes the search, without its budget, as one of a tree of positions.
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
     * Returns the budget of each search, which ends when its iterations, time or memory are spent. Where neither iterations nor time is set
     * it is the {@linkplain SearchKind#effort effort} of its kind, a second for UCT. Where no memory is set the search {@linkplain
     * io.mcts.Mcts.Builder#memoryCeiling keeps to half of the heap} itself, or ends when it has filled that.
     *
     * @throws IllegalArgumentException if a value has no meaning
     */
    public Budget budget() {
        return sharingMemory(1).timed().bounds();
    }

    /**
     * The budget that remains where something else says how long to search, such as a clock or a person: as {@link #budget}, but without
     * limit of iterations and time where neither is set.
     *
     * @throws IllegalArgumentException if a value has no meaning
     */
    public Budget bounds() {
        return endingEarly(limits());
    }

    /** Returns the budget of {@link #bounds} without its {@linkplain #endingEarly early end}. */
    public Budget limits() {
        return SpecBudgets.limits(this);
    }

    /**
     * Returns a budget with the early-stopping rule that may end a search before the budget is spent.
     *
     * @param whole all that may be spent
     * @return the budget, or less
     * @throws IllegalArgumentException if a value has no meaning, or the end does not go with the final decision
     */
    public Budget endingEarly(Budget whole) {
        return SpecBudgets.endingEarly(this, whole);
    }

    /** This SPEC with the {@linkplain SearchKind#effort effort} of its kind where neither iterations nor time is set. */
    public Spec timed() {
        return values.containsKey(Setting.ITERATIONS) || values.containsKey(Setting.TIME)
                ? this
                : with(kind.effort().setting(), kind.effort().value());
    }

    /**
     * This SPEC for searches of which several run at the same time: where no memory is set, they share half of the heap.
     *
     * @param searches how many run at the same time, at least 1
     */
    public Spec sharingMemory(int searches) {
        boolean keepsToHalf = searches == 1 && kind.settings().contains(Setting.MEMORY_CEILING);
        return keepsToHalf
                ? this
                : withMemory(Setting.MEMORY_CEILING, Runtime.getRuntime().maxMemory() / 2 / searches);
    }

    /**
     * This SPEC with a limit of memory, where none is set and its kind of search has one.
     *
     * @param preferred {@link Setting#MEMORY} or {@link Setting#MEMORY_CEILING}; the former where the kind has only that
     */
    Spec withMemory(Setting preferred, long bytes) {
        boolean isSet = values.containsKey(Setting.MEMORY) || values.containsKey(Setting.MEMORY_CEILING);
        Setting limit = kind.settings().contains(preferred) ? preferred : Setting.MEMORY;
        return isSet || !kind.settings().contains(limit) ? this : with(limit, Long.toString(bytes));
    }

    /**
     * This SPEC with one setting changed.
     *
     * @throws IllegalArgumentException if its kind of search has no such setting
     */
    public Spec with(Setting setting, String value) {
        if (!kind.settings().contains(setting)) {
            throw new IllegalArgumentException(isNoSetting(setting.key(), List.of()));
        }
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.put(setting, value);
        return new Spec(kind, own, changed);
    }

    /** This SPEC with all settings of another one. */
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
        return new Spec(kind, own, changed);
    }

    /** The kind of the search. */
    public SearchKind kind() {
        return kind;
    }

    /** The parameters that only this kind has: those given, and the defaults of the others. */
    public Arguments own() {
        return new Entry<>(kind.name(), kind.description(), kind.parameters(), Function.identity()).make(own);
    }

    /** Whether a parameter that only this kind has is given. */
    public boolean isGiven(String parameter) {
        return own.containsKey(parameter);
    }

    /** Returns the values that are set, as the user wrote them, in the order of the settings. Unmodifiable. */
    public Map<Setting, String> values() {
        return Collections.unmodifiableMap(values);
    }

    /** The seed, or nothing if none is set. */
    public Optional<Long> seed() {
        return value(Setting.SEED, Quantities::wholeNumber);
    }

    /**
     * Makes a generator for what is random outside the searches: the beginning of a game, the dice. It shares no numbers with
     * the searches, which have the seed itself.
     *
     * @return a new generator; always the same numbers if a seed is set
     * @throws IllegalArgumentException if the seed is no number
     */
    public RandomGenerator dice() {
        return Xoroshiro128PlusPlus.of(~seed().orElseGet(Seeds::draw));
    }

    /** The value of a setting; nothing where it is not set. */
    public <T> Optional<T> value(Setting setting, Function<String, T> reader) {
        return Optional.ofNullable(values.get(setting))
                .map(text -> ErrorMessages.within(setting.key() + ": ", () -> reader.apply(text)));
    }

    /** The part that a setting names, or the one by default. */
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

    /** The SPEC that means the same, as changes of its kind, such as plain UCT: {@link #parse} reads it. */
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
