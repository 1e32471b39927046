package io.mcts.spec.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The text of any SPEC: a head and settings by key, in the order written, separated by commas that are not {@linkplain Quotes quoted}, as
 * in {@code uct,iterations=5000,solver}. Values keep their quotes.
 */
public record SpecText(String text, String head, Map<String, Optional<String>> settings) {

    public SpecText {
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /** Reads a whole SPEC, in which no setting may be given twice. */
    public static SpecText parse(String text) {
        List<String> words = Quotes.split(text, SpecText::isComma, 2);
        return new SpecText(text, words.get(0), words.size() == 1 ? Map.of() : read(words.get(1), text));
    }

    /** The first word of a SPEC. */
    public static String head(String text) {
        return Quotes.split(text, SpecText::isComma, 2).get(0);
    }

    /** Reads settings without a head, none given twice; may be blank. */
    public static SpecText ofSettings(String text) {
        return new SpecText(text, "", text.isEmpty() ? Map.of() : read(text, text));
    }

    private static boolean isComma(int character) {
        return character == ',';
    }

    private static Map<String, Optional<String>> read(String words, String text) {
        Map<String, Optional<String>> settings = new LinkedHashMap<>();
        for (String word : Quotes.split(words, SpecText::isComma, Integer.MAX_VALUE)) {
            int equals = word.indexOf('=');
            String key = equals < 0 ? word : word.substring(0, equals);
            Optional<String> value = equals < 0 ? Optional.empty() : Optional.of(word.substring(equals + 1));
            if (settings.put(key, value) != null) {
                throw new IllegalArgumentException("'" + text + "': " + key + " is given twice");
            }
        }
        return settings;
    }

    /**
     * The value of a setting that is there.
     *
     * @param form the form of values for the message, such as {@code SECONDS}
     * @throws IllegalArgumentException if it has no value
     */
    public String value(String key, String form) {
        return settings.getOrDefault(key, Optional.empty())
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + text + "': " + key + " has no value; allowed: " + key + "=" + form));
    }

    /** Whether a word is there, which must have no value. */
    public boolean has(String key) {
        if (settings.getOrDefault(key, Optional.empty()).isPresent()) {
            throw new IllegalArgumentException("'" + text + "': " + key + " takes no value; allowed: " + key);
        }
        return settings.containsKey(key);
    }

    /** Returns this text without the given settings. */
    public SpecText without(String... keys) {
        Map<String, Optional<String>> others = new LinkedHashMap<>(settings);
        for (String key : keys) {
            others.remove(key);
        }
        return new SpecText(text, head, others);
    }

    /** Returns this text with the parameters after the head, as in {@code pimc:states=5}, turned into settings. */
    public SpecText withParametersOfHead() {
        List<String> words = Quotes.split(head, character -> character == ':', Integer.MAX_VALUE);
        return words.size() == 1 ? this : parse(String.join(",", words) + text.substring(head.length()));
    }

    /** Returns this SPEC, its settings overridden by those of another. */
    public SpecText with(SpecText changes) {
        Map<String, Optional<String>> all = new LinkedHashMap<>(settings);
        all.putAll(changes.settings);
        StringBuilder words = new StringBuilder(head);
        all.forEach((key, value) -> words.append(',')
                .append(key)
                .append(value.map(text -> '=' + text).orElse("")));
        return new SpecText(words.toString(), head, all);
    }
}
