package io.mcts.spec.search;

import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.UsageException;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * What a user set about a search, as text. What is not set has the library's default.
 *
 * <p>Immutable. {@link SpecSearches} and {@link SpecBudgets} make of it what it means, and refuse values that mean nothing.
 */
public final class SearchSpec {

    private final EnumMap<Setting, String> values;

    private SearchSpec(EnumMap<Setting, String> values) {
        this.values = values;
    }

    /** No settings: the SPEC of plain UCT for one second. */
    public static SearchSpec none() {
        return new SearchSpec(new EnumMap<>(Setting.class));
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
    public static SearchSpec parse(String text) {
        String[] presetAndChanges = text.split(",", 2);
        SearchSpec preset = Presets.catalog().make(presetAndChanges[0]);
        return presetAndChanges.length == 1 ? preset : preset.changed(presetAndChanges[1], text);
    }

    /** Plain UCT with changes to its settings, divided by commas; blank if there are none. */
    static SearchSpec ofChanges(String changes) {
        return changes.isEmpty() ? none() : none().changed(changes, changes);
    }

    private SearchSpec changed(String changes, String text) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        Set<Setting> given = EnumSet.noneOf(Setting.class);
        for (String word : changes.split(",", -1)) {
            int equals = word.indexOf('=');
            Setting setting = setting(text, equals < 0 ? word : word.substring(0, equals));
            if (equals < 0 && !setting.isSwitch()) {
                throw new UsageException(
                        "'" + text + "': " + word + " has no value; allowed: " + word + "=" + setting.form());
            }
            if (!given.add(setting)) {
                throw new UsageException("'" + text + "': " + setting.key() + " is given twice; allowed: once");
            }
            changed.put(setting, equals < 0 ? "true" : word.substring(equals + 1));
        }
        return new SearchSpec(changed);
    }

    private static Setting setting(String text, String key) {
        for (Setting setting : Setting.values()) {
            if (setting.key().equals(key)) {
                return setting;
            }
        }
        throw new UsageException("'" + text + "': '" + key + "' is no setting; allowed: "
                + Arrays.stream(Setting.values()).map(Setting::key).collect(Collectors.joining(", ")));
    }

    /** This SPEC with one setting changed. */
    public SearchSpec with(Setting setting, String value) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.put(setting, value);
        return new SearchSpec(changed);
    }

    /** This SPEC with all that is set in another one. */
    SearchSpec with(SearchSpec changes) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.putAll(changes.values);
        return new SearchSpec(changed);
    }

    /** This SPEC with one setting as it is unless set. */
    public SearchSpec without(Setting setting) {
        EnumMap<Setting, String> changed = new EnumMap<>(values);
        changed.remove(setting);
        return new SearchSpec(changed);
    }

    /** What is set: the values as the user wrote them, in the order of the settings. Unmodifiable. */
    public Map<Setting, String> values() {
        return Collections.unmodifiableMap(values);
    }

    /** The seed, or nothing if none is set. */
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
}
