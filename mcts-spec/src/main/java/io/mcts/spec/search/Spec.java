package io.mcts.spec.search;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.random.Seeds;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.result.SearchResult;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.SpecText;
import io.mcts.spec.catalog.UsageException;
import io.mcts.spec.game.Game;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private final EnumMap<Setting, String> values;

    private Spec(EnumMap<Setting, String> values) {
        this.values = values;
    }

    /** No settings: the SPEC of plain UCT for one second. */
    public static Spec none() {
        return new Spec(new EnumMap<>(Setting.class));
    }

    /**
     * Reads a SPEC: a preset and changes to its settings, divided by commas, as in
     * {@code uct,iterations=5000,selection=ucb1:c=0.7}.
     *
     * <p>A setting that is on or off needs no value: {@code solver} means {@code solver=true}.
     *
     * <p>Since commas divide the settings, several parameters of a part are divided by colons.
     *
     * @throws UsageException if the preset or a setting is not known, or a setting is given twice
     */
    public static Spec parse(String text) {
        return of(SpecText.parse(text), List.of());
    }

    /**
     * The SPEC of a text that has been divided into words.
     *
     * @param besides settings that are allowed as well, and have been taken out of the text
     * @throws UsageException if the preset or a setting is not known
     */
    public static Spec of(SpecText text, List<String> besides) {
        return Presets.catalog().make(text.head()).changed(text, besides);
    }

    /**
     * Reads a SPEC for a game: as {@link #parse(String)}, but the preset may also be {@value Presets#BEST}, the search that plays the game
     * best, or an opponent of some strength, {@code level1}, {@code level2} and so on: {@link Game#levels}.
     *
     * @throws UsageException if the preset or a setting is not known, or a setting is given twice
     */
    public static Spec parse(String text, Game<?, ?> game) {
        return parse(Presets.inGame(game, text));
    }

    /** Plain UCT with changes to its settings, divided by commas; blank if there are none. */
    static Spec ofChanges(String changes) {
        return none().changed(SpecText.ofSettings(changes), List.of());
    }

    private Spec changed(SpecText changes, List<String> besides) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changes.settings().forEach((key, value) -> {
            Setting setting = setting(changes.text(), key, besides);
            boolean isOn = setting.isSwitch() && value.isEmpty();
            changed.put(setting, isOn ? "true" : changes.value(key, setting.form()));
        });
        return new Spec(changed);
    }

    private static Setting setting(String text, String key, List<String> besides) {
        for (Setting setting : Setting.values()) {
            if (setting.key().equals(key)) {
                return setting;
            }
        }
        throw new UsageException("'" + text + "': '" + key + "' is not a setting; allowed: "
                + Stream.concat(Arrays.stream(Setting.values()).map(Setting::key), besides.stream())
                        .collect(Collectors.joining(", ")));
    }

    /**
     * Searches a position as long as this SPEC says: for a second unless it has iterations or a time.
     *
     * <p>The workers of a search on several threads have ended when it returns.
     *
     * @param state a position of the game in which it is not over; it is not changed
     * @throws UsageException if a value has no meaning, or a part does not fit the others or the game
     */
    public <S extends GameState<S, M>, M extends Move> SearchResult<M> search(Game<S, M> game, S state) {
        try (SearchThreads threads = new SearchThreads()) {
            return mcts(game, threads).search(state, budget());
        }
    }

    /**
     * Makes the search, without its budget.
     *
     * @param game the game, whose own parts may be chosen
     * @param threads runs the workers of a search on several threads, besides the thread that calls it
     * @throws UsageException if a value has no meaning, or a part does not fit the others or the game
     */
    public <S extends GameState<S, M>, M extends Move> Mcts<S, M> mcts(Game<S, M> game, Executor threads) {
        return SpecSearches.of(this, game, threads);
    }

    /**
     * What each search may spend: what is spent first of iterations, time and memory. Where neither iterations nor time is set it is a
     * second. Where no memory is set the search {@linkplain io.mcts.Mcts.Builder#memoryCeiling keeps to half of the heap} itself.
     *
     * @throws UsageException if a value has no meaning
     */
    public Budget budget() {
        return SpecBudgets.endingEarly(this, SpecBudgets.limits(SpecBudgets.timed(this)));
    }

    /**
     * The budget that remains where something else says how long to search, such as a clock or a person: as {@link #budget}, but without
     * limit of iterations and time where neither is set.
     *
     * @throws UsageException if a value has no meaning
     */
    public Budget bounds() {
        return SpecBudgets.endingEarly(this, SpecBudgets.limits(this));
    }

    /** This SPEC with one setting changed. */
    public Spec with(Setting setting, String value) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.put(setting, value);
        return new Spec(changed);
    }

    /** This SPEC with all that is set in another one. */
    Spec with(Spec changes) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.putAll(changes.values);
        return new Spec(changed);
    }

    /** This SPEC with one setting as it is unless set. */
    public Spec without(Setting setting) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.remove(setting);
        return new Spec(changed);
    }

    /** What is set: the values as the user wrote them, in the order of the settings. Unmodifiable. */
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
     * @throws UsageException if the seed is no number
     */
    public RandomGenerator dice() {
        return Xoroshiro128PlusPlus.of(~seed().orElseGet(Seeds::draw));
    }

    /** The value of a setting; nothing where it is not set. */
    public <T> Optional<T> value(Setting setting, Function<String, T> reader) {
        return Optional.ofNullable(values.get(setting))
                .map(text -> UsageException.within(setting.key() + ": ", () -> reader.apply(text)));
    }

    /** The part that a setting names, or the one by default. */
    public <T> T part(Setting setting, Catalog<T> parts) {
        String text = values.getOrDefault(setting, parts.entries().get(0).name());
        return UsageException.within(setting.key() + ": ", () -> parts.make(text));
    }

    boolean isOn(Setting setting) {
        return value(setting, text -> {
                    if (!text.equals("true") && !text.equals("false")) {
                        throw new UsageException("'" + text + "' is neither true nor false");
                    }
                    return text.equals("true");
                })
                .orElse(false);
    }

    /** The SPEC that means the same, as changes of plain UCT: {@link #parse} reads it. */
    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(value -> "," + value.getKey().key() + "=" + value.getValue())
                .collect(Collectors.joining("", Presets.UCT, ""));
    }
}
